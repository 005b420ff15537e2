import type { Contract } from './contract/family.ts'
import type { AnyHandler, Handlers } from './http/handler.ts'
import * as platform from './port.ts'
import { type Contribution, type Contributions, gather } from './slots.ts'

export type { Worker } from './worker.ts'

/** What a family brings besides its operations. */
interface Brought {
  /** Its `port.ts` as a namespace: the family receives what others contribute to the slots in it. */
  readonly port?: object
  /** What it puts into the slots of the platform and of other families. */
  readonly contributes?: readonly Contribution[]
}

/** What a family promises, and who keeps it. */
interface Promised {
  readonly contract: Contract
  readonly handlers: Readonly<Record<string, AnyHandler>>
}

export interface Module extends Brought, Promised {
  /** The same with what other families contribute to it; absent where nothing is. */
  readonly completed?: (contributions: Contributions) => Promised
}

interface Card<C extends Contract> extends Brought {
  readonly contract: C
  readonly handlers: Handlers<C>
  /**
   * The same contract with the codes, events and words that others contribute to the slots of the family. It is made where the
   * modules are gathered, so that the family knows none of them; `handlers` where they depend on what was contributed.
   */
  readonly completed?: (contributions: Contributions) => {
    readonly contract: C
    readonly handlers?: Handlers<C>
  }
}

/** The card of a family: its promises, who keeps them, and everything that it contributes to the service. */
export function module<C extends Contract>({ contract, handlers, completed, ...brought }: Card<C>): Module {
  // The handlers were checked against their own contract; from here on the platform only knows calls in general.
  const promised = (made: { readonly contract: C; readonly handlers?: Handlers<C> }): Promised => ({
    contract: made.contract,
    handlers: (made.handlers ?? handlers) as unknown as Readonly<Record<string, AnyHandler>>,
  })
  return {
    ...brought,
    ...promised({ contract }),
    ...(completed && { completed: contributions => promised(completed(contributions)) }),
  }
}

/**
 * The card of a family whose events and codes are promised before anything else of it is there, so that a receiver can be
 * written for them now (ADR 14).
 */
export const announced = (contract: Contract): Module => ({ contract, handlers: {} })

/** Cards as the reference shows them: by the tag of their contract, those of one tag in the order given. Throws for a tag that is not listed. */
export function inOrderOfTags(tags: readonly string[], cards: readonly Module[]): readonly Module[] {
  const byTag = Map.groupBy(cards, ({ contract }) => contract.tag)
  const unlisted = byTag.keys().find(tag => !tags.includes(tag))
  if (unlisted !== undefined) throw new Error(`${unlisted} is not among the tags of the reference.`)
  return tags.flatMap(tag => byTag.get(tag) ?? [])
}

/** Cards whose promises name what others contribute to them, and the rest as they are. Throws `SlotMisfilled`. */
export function completedBy(cards: readonly Module[]): readonly Module[] {
  const contributions = contributionsOf(cards)
  return cards.map(card => (card.completed ? { ...card, ...card.completed(contributions) } : card))
}

/** The contributions of the modules to each other and to the platform. Throws `SlotMisfilled`. */
export const contributionsOf = (modules: readonly Module[]): Contributions =>
  gather([{ port: platform }, ...modules])
