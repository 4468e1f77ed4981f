/** A day as people write it where this browser is at home, in the language of the page. */
export function dayIn(
  language: string,
  when: number,
  homes: readonly string[] = navigator.languages,
): string {
  const home = homes.find((one) => one.split('-')[0] === language);
  return new Date(when).toLocaleDateString(home ?? language, { dateStyle: 'medium' });
}
