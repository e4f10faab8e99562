/** What asks V8 to compile every function of a script while it loads, off the main thread. */
const explicitCompileHint = '//# allFunctionsCalledOnLoad'

/**
 * The first line of a script. Functions are compiled when they are called first, which the first letter of a text would
 * wait for; a script that holds one of these modules is compiled as a whole as it arrives. Browsers without such hints
 * read a comment (https://v8.dev/blog/explicit-compile-hints).
 *
 * @param modules parts of the paths of modules.
 * @example output: { postBanner: compileAhead(['/prosemirror-view/']) }
 */
export const compileAhead =
  (modules: readonly string[]) =>
  ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
    modules.some((module) => moduleIds.some((id) => id.includes(module))) ? explicitCompileHint : ''
