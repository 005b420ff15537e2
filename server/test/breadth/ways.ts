import type { Browser } from '../../src/modules/people/session/test/browser.ts'
import type { Answer, Client } from '../world/client.ts'
import type { World } from '../world/world.ts'
import { everyFamilys } from './families.ts'

/**
 * How something is really changed, where an operation's example and the world's things do not do it: by operation id,
 * in the family's `test/ways.ts`.
 */
export type Ways = (among: Among) => Readonly<Record<string, () => Promise<Answer>>>

export interface Among {
  readonly world: World
  /** Meri's administrator, by key and by browser. */
  readonly admin: Client
  readonly human: Browser
  /** Meri's things, by the code of their absence. */
  readonly things: Readonly<Record<string, string>>
}

/** Every family's ways. */
export const waysAmong = async (among: Among): Promise<ReturnType<Ways>> =>
  Object.assign({}, ...(await everyFamilys<Ways>('ways')).map(ways => ways(among)))

/** Shown where an operation was to be carried out: what it answered, and what its family can do about it. */
export const notCarriedOut = (id: string, { status, body }: Pick<Answer, 'status' | 'body'>): string =>
  `${id} answered ${status} ${JSON.stringify(body)}. Where its example cannot be carried out, or only once, test/ways.ts of its family has a way that can.`

/** The body of an answer; throws unless it succeeds. */
export const made = async (answer: Promise<Answer>): Promise<any> => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
