import type { AnyCall } from './handler.ts'

/** How often a write begins anew before its handler does the work in its transaction. */
const MOST_ANEW = 2

/** That what was made ahead does not fit what the handler found: its transaction leaves nothing. */
class MadeInVain extends Error {
  override readonly name = 'MadeInVain'
}

const anew = (): never => {
  throw new MadeInVain('the write begins anew, with its work ahead')
}

/** Carries a write out with what was made ahead of it, and again where that was in vain. */
export async function workedAhead<Answered>(
  ahead: () => Promise<unknown>,
  write: (made: Pick<AnyCall, 'madeAhead' | 'anew'>) => Promise<Answered>,
): Promise<Answered> {
  for (let times = 0; times < MOST_ANEW; times++) {
    try {
      return await write({ madeAhead: await ahead(), anew })
    } catch (error) {
      if (!(error instanceof MadeInVain)) throw error
    }
  }
  return write({ madeAhead: await ahead() })
}
