package fr.zizanie.sheets.tsunami;

import fr.zizanie.codec.mark.OneOf;

/** A stone on its point. */
public record Stone(String at, @OneOf({"go-black", "go-white"}) String art, String side) {}
