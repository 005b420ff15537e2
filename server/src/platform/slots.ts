type AnySlot = Slot<never, unknown>

/** One value for one slot, as a card lists it. */
export interface Contribution {
  readonly slot: AnySlot
  readonly value: unknown
}

/**
 * A place where families put something for a receiver that knows none of them. The receiver declares it in its port
 * and reads it through `contributions`. `Read` is what the receiver gets.
 */
export class Slot<Value, Read> {
  /** `family.what`, for the message of a start that fails. */
  readonly name: string
  /** Makes what the receiver gets from everything that was put in. Throws `SlotMisfilled`. */
  readonly read: (values: readonly Value[]) => Read

  constructor(name: string, read: (values: readonly Value[]) => Read) {
    this.name = name
    this.read = read
  }

  readonly of = (value: Value): Contribution => ({ slot: this, value })
}

/** A slot for as many as there are, in the order of the modules. */
export const slot = <Value>(name: string): Slot<Value, readonly Value[]> => new Slot(name, values => values)

/** A slot that exactly one family fills; without it the service does not start. */
export const requiredSlot = <Value>(name: string): Slot<Value, Value> =>
  new Slot(name, values => {
    const [value, ...others] = values
    if (value === undefined) throw new SlotMisfilled(`No module contributes to ${name}, and one must.`)
    if (others.length > 0) throw new SlotMisfilled(tooMany(name, values.length))
    return value
  })

/** A slot that one family may fill. */
export const optionalSlot = <Value>(name: string): Slot<Value, Value | undefined> =>
  new Slot(name, values => {
    if (values.length > 1) throw new SlotMisfilled(tooMany(name, values.length))
    return values[0]
  })

const tooMany = (name: string, count: number): string =>
  `${count} modules contribute to ${name}, and only one may.`

/** The cards do not fit together; a fault in the source, found at every start. */
export class SlotMisfilled extends Error {
  override readonly name = 'SlotMisfilled'
}

/** What was put into a slot. Throws for a slot of which no card has the port. */
export type Contributions = <Read>(slot: Slot<never, Read>) => Read

/** A card as far as slots go: the ports whose slots it receives, and what it puts into others'. */
interface Card {
  readonly port?: object | undefined
  readonly contributes?: readonly Contribution[] | undefined
}

/**
 * Puts every contribution where it is read. Throws `SlotMisfilled` for a slot that lacks its one contribution or has
 * too many, for a contribution that nobody would read, and for two slots of one name.
 */
export function gather(cards: readonly Card[]): Contributions {
  const slots = slotsOf(cards)
  const values = new Map<AnySlot, unknown[]>(slots.map(each => [each, []]))
  for (const { slot: target, value } of cards.flatMap(({ contributes = [] }) => contributes)) {
    const there = values.get(target)
    if (!there)
      throw new SlotMisfilled(`A module contributes to ${target.name}, and no module has a port with it.`)
    there.push(value)
  }
  const read = new Map<AnySlot, unknown>(slots.map(each => [each, each.read(values.get(each) as never[])]))
  return <Read>(asked: Slot<never, Read>): Read => {
    if (!read.has(asked)) throw new SlotMisfilled(`No module has a port with ${asked.name}.`)
    return read.get(asked) as Read
  }
}

function slotsOf(cards: readonly Card[]): AnySlot[] {
  const exported = cards.flatMap(({ port = {} }): unknown[] => Object.values(port))
  const slots = [...new Set(exported.filter(value => value instanceof Slot))]
  const names = new Set<string>()
  for (const { name } of slots) {
    if (names.has(name)) throw new SlotMisfilled(`Two slots are called ${name}.`)
    names.add(name)
  }
  return slots
}
