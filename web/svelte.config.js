// Runes everywhere: state is said to be state.
export default { compilerOptions: { runes: true } };
