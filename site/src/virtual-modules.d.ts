/** The markup of the intro (`build/intro-markup.ts`). In a file without imports: with one it would add to a module that is not there. */
declare module 'virtual:intro-markup' {
  const markup: string;
  export default markup;
}
