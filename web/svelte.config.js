/** Runes everywhere; one place that the compiler and svelte-check both read. Scoped classes stand in every script, so their names are short. */
export default {
  compilerOptions: { runes: true, cssHash: ({ filename, hash }) => `z${hash(filename).slice(0, 5)}` },
};
