import { ask, type Service } from '../local-webhooks/service.ts'

/** What became of a row, as the interface tells it. */
export interface RowResult {
  readonly index: number
  readonly status: 'created' | 'updated' | 'unchanged' | 'error'
  readonly code: string | null
  readonly field?: string
  readonly column?: string
  readonly detail?: string
  readonly line?: number
}

interface RecordedImport {
  readonly id: string
  readonly filename: string | null
  readonly undoneAt?: string | null
}

const mostPages = 20

/** What the history calls a part of a file. `digest` is of the file and of the options that it is imported with. */
export const partName = (file: string, part: number, parts: number, digest: string): string =>
  `${file.slice(0, 120)} (part ${part} of ${parts}, ${digest})`

/** How far the imports of a file have come. */
interface Progress {
  /** What became of the parts that an interrupted import has carried out; none where the last one came to its end. */
  readonly done: readonly (readonly RowResult[])[]
  /** The newest import of the file before the one that goes on or begins: it tells this one from former ones. */
  readonly after: string | null
}

export async function progressOf(
  service: Service,
  register: string,
  digest: string,
  signal: AbortSignal,
): Promise<Progress> {
  const ids: string[] = []
  let newest: string | null = null
  let expected: number | undefined
  for await (const { id, filename, undoneAt } of recorded(service, register, signal)) {
    const [, part, parts, own] = /\(part (\d+) of (\d+), ([0-9a-f]+)\)$/.exec(filename ?? '') ?? []
    if (own !== digest) continue
    if (expected === 0) return { done: await resultsOf(service, ids, signal), after: id }
    newest ??= id
    // The newest part says how far the import came; the parts before it are below it.
    const isOver = undoneAt || (expected === undefined && part === parts)
    if (isOver || (expected !== undefined && Number(part) !== expected)) return { done: [], after: newest }
    ids.push(id)
    expected = Number(part) - 1
  }
  return expected === 0
    ? { done: await resultsOf(service, ids, signal), after: null }
    : { done: [], after: newest }
}

/** What became of the parts, of which the last is named first. */
async function resultsOf(
  service: Service,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly (readonly RowResult[])[]> {
  const results: (readonly RowResult[])[] = []
  for (const id of ids.toReversed()) {
    const { body } = await ask(service, `/v1/imports/${id}`, { signal })
    results.push((body as { readonly results: readonly RowResult[] }).results)
  }
  return results
}

/** The newest first. */
async function* recorded(
  service: Service,
  register: string,
  signal: AbortSignal,
): AsyncGenerator<RecordedImport> {
  let cursor = ''
  for (let page = 0; page < mostPages; page++) {
    const query = new URLSearchParams({ register, limit: '100', ...(cursor && { cursor }) })
    const { body } = await ask(service, `/v1/imports?${query}`, { signal })
    const { items, pageInfo } = body as {
      readonly items: readonly RecordedImport[]
      readonly pageInfo: { readonly nextCursor: string | null; readonly hasMore: boolean }
    }
    yield* items
    if (!pageInfo.hasMore || pageInfo.nextCursor === null) return
    cursor = pageInfo.nextCursor
  }
}
