/**
 * Contributed values by the order in which their words were published, which a description keeps; what is contributed beyond
 * those comes behind them, in the order of the modules.
 */
export function inPublishedOrder<Value>(
  published: readonly string[],
  values: readonly Value[],
  wordOf: (value: Value) => string,
): readonly Value[] {
  const place = (value: Value): number => {
    const found = published.indexOf(wordOf(value))
    return found === -1 ? published.length : found
  }
  return values.toSorted((a, b) => place(a) - place(b))
}
