/** What the description of a company names. Throws where it is missing, which is a fault of the description. */
export function required<T>(found: T | null | undefined, name: string): T {
  if (found === undefined || found === null) throw new Error(`the demo does not know ${name}`)
  return found
}
