/** Characters of a piece: what takes well under a millisecond to make, and is not much to hold for a slow reader. */
const pieceLength = 32 * 1024

/** A list of an answer, whose items are worked out as they are sent. */
class Shown<Item> {
  readonly #rows: readonly unknown[]
  readonly #show: (row: never) => Item

  constructor(rows: readonly unknown[], show: (row: never) => Item) {
    this.#rows = rows
    this.#show = show
  }

  *items(): Generator<Item> {
    for (const row of this.#rows) yield this.#show(row as never)
  }
}

export const shownOneByOne = <Row, Item>(rows: readonly Row[], show: (row: Row) => Item): Shown<Item> =>
  new Shown(rows, show)

type MembersOf<Answer> = {
  readonly [K in keyof Answer]: Answer[K] | (Answer[K] extends readonly (infer Item)[] ? Shown<Item> : never)
}

/**
 * What a handler answers whose answer is too long to be made at once: an object, the lists of which are made piece by piece, each
 * in a turn of the event loop of its own, and no faster than the caller reads them. All that it needs has been read, so nothing
 * but a mistake of ours can fail from here on.
 */
export class Streamed<Answer = unknown> {
  readonly #members: MembersOf<Answer>

  constructor(members: MembersOf<Answer>) {
    this.#members = members
  }

  /** The answer bit by bit: an object for each member, and for each item of a list. */
  *parts(): Generator<object, undefined> {
    for (const [name, member] of Object.entries(this.#members)) {
      if (!(member instanceof Shown)) yield { [name]: member }
      else for (const item of member.items()) yield { [name]: [item] }
    }
  }

  with(more: object): Streamed {
    return new Streamed({ ...this.#members, ...more })
  }

  /** To the letter what `JSON.stringify` makes of the answer. */
  *pieces(): Generator<string, undefined> {
    let piece = '{'
    let between = ''
    for (const [name, member] of Object.entries(this.#members)) {
      if (member === undefined) continue
      piece += `${between}${JSON.stringify(name)}:`
      between = ','
      for (const part of partsOf(member)) {
        piece += part
        if (piece.length < pieceLength) continue
        yield piece
        piece = ''
      }
    }
    yield `${piece}}`
  }
}

function* partsOf(member: unknown): Generator<string> {
  const items = member instanceof Shown ? member.items() : Array.isArray(member) ? member.values() : undefined
  if (!items) return yield JSON.stringify(member)
  let before = '['
  for (const item of items) {
    yield before + (JSON.stringify(item) ?? 'null')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}
