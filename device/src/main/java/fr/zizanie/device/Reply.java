package fr.zizanie.device;

import java.util.Optional;

/**
 * What a device answers where a server answers HTTP.
 *
 * @param status as HTTP has it
 * @param type the media type of the body
 * @param filename what it is called as a file, if it is to be kept as one
 */
public record Reply(int status, String type, String body, Optional<String> filename) {}
