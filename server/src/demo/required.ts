/** The description of a company is ours: what it names is there, or it is a fault of ours. */
export function known<T>(found: T | null | undefined, name: string): T {
  if (found === undefined || found === null) throw new Error(`the demo does not know ${name}`)
  return found
}
