/** Runes everywhere; one place that the compiler and svelte-check both read. */
export default { compilerOptions: { runes: true } };
