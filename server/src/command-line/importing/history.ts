import { ask, type Service } from '../local-webhooks/service.ts'

/** What became of a row, as the interface tells it. */
export interface RowResult {
  readonly status: 'created' | 'updated' | 'unchanged' | 'error'
  readonly code: string | null
  readonly field?: string
  readonly column?: string
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

/** The parts that an interrupted import has carried out, with their results; none where the last one came to its end. */
export async function partsDone(
  service: Service,
  register: string,
  digest: string,
  signal: AbortSignal,
): Promise<readonly (readonly RowResult[])[]> {
  const ids: string[] = []
  let expected: number | undefined
  for await (const { id, filename, undoneAt } of recorded(service, register, signal)) {
    const [, part, parts, own] = /\(part (\d+) of (\d+), ([0-9a-f]+)\)$/.exec(filename ?? '') ?? []
    if (own !== digest) continue
    // The newest part says how far the import came; the parts before it stand below it.
    if (undoneAt || (expected === undefined && part === parts)) return []
    if (expected !== undefined && Number(part) !== expected) return []
    ids.push(id)
    expected = Number(part) - 1
    if (expected === 0) break
  }
  if (expected !== 0) return []
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
