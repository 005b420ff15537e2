const ends: (() => Promise<unknown>)[] = []

/** Runs when the present test file has ended, the last first. Unlike `afterAll` it can be asked for during a test. */
export function atEndOfFile(end: () => Promise<unknown>): void {
  ends.push(end)
}

/** Does what was asked for. Files may share modules, so nothing of it may be left for the next one. */
export async function endFile(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end()
}
