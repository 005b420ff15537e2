import type { CallOptions } from './call.ts'

/** One page of a list. */
export interface Page<Row> {
  readonly items: readonly Row[]
  readonly pageInfo: {
    /** Pass it back with the same query; never parse it. */
    readonly nextCursor: string | null
    readonly hasMore: boolean
  }
  /** What was deleted, on the last page of a sweep. */
  readonly deleted?: readonly Deleted[] | undefined
  /** Comes with `deleted`: before it some may be missing. */
  readonly deletionsKnownFrom?: string | undefined
}

/** A record that is no more. */
export interface Deleted {
  readonly id: string
  readonly deletedAt: string
}

interface PageQuery {
  cursor?: string | undefined
}

/** A method that answers pages, `konttori.members.list`; one of a path, with the path filled in. */
export type PageReader<Query, Row> = (query: Query, options?: CallOptions) => Promise<Page<Row>>

/** A method that answers a list, in pages or whole. */
export type ListReader<Query, Row> = (
  query: Query,
  options?: CallOptions,
) => Promise<{ readonly items: readonly Row[]; readonly pageInfo?: Page<Row>['pageInfo'] }>

/** The type as it stands, which a compiler is not to widen by what is passed; `NoInfer` came with TypeScript 5.4. */
type Exactly<Type> = [Type][Type extends unknown ? 0 : never]

/** The reader's own query, and nothing that is not in it. */
type QueryOf<Query> = Exactly<NonNullable<Query>>

type Empty = Record<never, never>

/** Query and options as the reader takes them: a list that cannot be asked for a part takes options alone. */
type Given<Query> = 'maxRetries' extends keyof NonNullable<Query>
  ? [options?: CallOptions | undefined]
  : Empty extends NonNullable<Query>
    ? [query?: QueryOf<Query> | undefined, options?: CallOptions | undefined]
    : [query: QueryOf<Query>, options?: CallOptions | undefined]

/** Pages of a list, from the query's cursor or the first one, as they are asked for. */
export async function* pages<Query extends PageQuery | undefined, Row>(
  read: PageReader<Query, Row>,
  query: QueryOf<Query>,
  options?: CallOptions,
): AsyncGenerator<Page<Row>, void, undefined> {
  for (let cursor = query.cursor; ; ) {
    const page = await read(cursor === undefined ? query : { ...query, cursor }, options)
    yield page
    const { nextCursor, hasMore } = page.pageInfo
    if (!hasMore) return
    if (nextCursor === null || nextCursor === cursor)
      throw new Error('A page says that there are more, and does not say where.')
    cursor = nextCursor
  }
}

/**
 * Every row of a list, reading its pages as they are needed; of a list without pages, `konttori.entryTypes.list`, all that
 * it has. Of a list below a path, fill the path in: `rows(() => konttori.workDays.history(id))`.
 */
export async function* rows<Query extends object | undefined, Row>(
  read: ListReader<Query, Row>,
  ...given: Given<Query>
): AsyncGenerator<Row, void, undefined> {
  const [query, options] = given as readonly (object | undefined)[]
  const readPage = async (page: PageQuery): Promise<Page<Row>> => {
    const { items, pageInfo = theOnlyPage } = await read(page as Query, options)
    return { items, pageInfo }
  }
  for await (const page of pages(readPage, { ...query })) yield* page.items
}

const theOnlyPage = { nextCursor: null, hasMore: false } as const

/** Earlier than any change, and the earliest instant that the interface takes. */
const theBeginning = '1900-01-01T00:00:00.000Z'

/** The rows that changed since an instant, the oldest change first, and where the next sweep starts. */
export interface Sweep<Row> extends AsyncIterable<Row> {
  /**
   * The largest `updatedAt` given out so far: the next sweep's `updatedSince`. Store it when the rows given out are
   * stored. The comparison is inclusive, so rows of that instant come again: take rows by their `id`.
   */
  readonly watermark: string
  /** What was deleted since `updatedSince`, once every row was given out: take it out of the copy after the rows. */
  readonly deleted: readonly Deleted[]
  /**
   * From when on none is missing in `deleted`, known when that is: where it is later than `updatedSince`, read the whole list. Undefined
   * where the list tells the key of no deletions.
   */
  readonly deletionsKnownFrom: string | undefined
}

/** A query of a list that can be swept. */
type SweepQueryOf<Query> = 'updatedSince' extends keyof NonNullable<Query> ? QueryOf<Query> : never

/** Without `updatedSince`, everything: the first filling of a copy. */
export function sweep<Query extends PageQuery | undefined, Row extends { readonly updatedAt: string }>(
  read: PageReader<Query, Row>,
  query: SweepQueryOf<Query>,
  options?: CallOptions,
): Sweep<Row>
export function sweep<Row extends { readonly updatedAt: string }>(
  read: PageReader<PageQuery, Row>,
  query: PageQuery & { updatedSince?: string | undefined },
  options?: CallOptions,
): Sweep<Row> {
  let watermark = query.updatedSince ?? theBeginning
  let deleted: readonly Deleted[] = []
  let deletionsKnownFrom: string | undefined
  const changed = { ...query, updatedSince: watermark }
  return {
    get watermark() {
      return watermark
    },
    get deleted() {
      return deleted
    },
    get deletionsKnownFrom() {
      return deletionsKnownFrom
    },
    async *[Symbol.asyncIterator]() {
      for await (const page of pages(read, changed, options)) {
        for (const row of page.items) {
          watermark = row.updatedAt
          yield row
        }
        deleted = page.deleted ?? deleted
        deletionsKnownFrom = page.deletionsKnownFrom ?? deletionsKnownFrom
      }
    },
  }
}
