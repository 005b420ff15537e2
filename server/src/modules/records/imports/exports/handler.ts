import type { Caller } from '../../../../platform/access/caller.ts'
import { tableMediaTypes, type TableFormat, type TableLanguage } from '../../../../platform/contract/table.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { AnyCall, AnyHandler } from '../../../../platform/http/handler.ts'
import { StreamedFile } from '../../../../platform/http/streamed-file.ts'
import { cellText } from '../../../../platform/tables/cell-text.ts'
import { streamTable } from '../../../../platform/tables/stream-table.ts'
import type { RowDeclaration } from '../protocol/row.ts'
import type { ExportDeclaration } from './declaration.ts'
import { type Heading, headingsOf } from './headings.ts'

/** Rows that are read at once: a page of the list. */
const pageSize = 100

type AnyRow = Readonly<Record<string, unknown>>

export type AnyExport = ExportDeclaration<RowDeclaration, unknown> & {
  readonly of: RowDeclaration
}

interface AnyPage {
  readonly items: readonly unknown[]
  readonly pageInfo: { readonly nextCursor: string | null }
}

type Query = Readonly<Record<string, unknown>> & {
  readonly format?: TableFormat
  readonly language?: TableLanguage
}

/**
 * The handler of an export. It asks the list page by page, as its caller would, each when the one before is taken; the first is
 * asked before anything is sent, so that what the list refuses is refused.
 */
export const exportHandler =
  (declared: AnyExport, list: AnyHandler): AnyHandler =>
  async call => {
    const { of, within, customFields } = declared
    const { format = 'csv', language = call.language, ...query } = call.query as Query
    const db = call.db as TenantDb
    const pages = pagesOf(declared, list, { ...call, ...(await asListed(query, within, db)) })
    const [first, fields] = await Promise.all([pages.next(), customFields?.(db)])
    const headings = headingsOf(of.columns, language, fields?.all ?? [])
    return new StreamedFile({
      fileName: `${of.register}.${format}`,
      contentType: tableMediaTypes[format],
      bytes: streamTable(linesOf(headings, first, pages, language), format, of.register),
    })
  }

/** What of the query is the path of the list, and what is its query. */
async function asListed(query: AnyRow, within: AnyExport['within'], db: TenantDb) {
  if (!within) return { query }
  const isOfPath = (name: string) => Object.hasOwn(within.query, name)
  const [ofPath, rest] = [true, false].map(is =>
    Object.fromEntries(Object.entries(query).filter(([name]) => isOfPath(name) === is)),
  )
  return { query: rest, params: await within.path(ofPath as Readonly<Record<string, string>>, db) }
}

async function* pagesOf(
  declared: AnyExport,
  list: AnyHandler,
  call: AnyCall,
): AsyncGenerator<readonly AnyRow[], undefined> {
  const { db, services, caller } = call
  let cursor: string | null = null
  do {
    const query = { ...(call.query as object), limit: pageSize, ...(cursor !== null && { cursor }) }
    const { items, pageInfo } = (await list({ ...call, query })) as AnyPage
    yield await declared.rows(items, { db: db as TenantDb, services, caller: caller as Caller })
    cursor = pageInfo.nextCursor
  } while (cursor !== null)
  return undefined
}

async function* linesOf(
  headings: readonly Heading[],
  first: IteratorResult<readonly AnyRow[], undefined>,
  pages: AsyncGenerator<readonly AnyRow[], undefined>,
  language: TableLanguage,
): AsyncGenerator<string[][]> {
  const lineOf = (row: AnyRow) =>
    headings.map(({ column, key }) => cellText(valueIn(row, column.name, key), column, language))
  yield [headings.map(({ heading }) => heading)]
  for (let page = first; !page.done; page = await pages.next()) yield page.value.map(lineOf)
}

const valueIn = (row: AnyRow, name: string, key: string | undefined): unknown =>
  key === undefined ? row[name] : (row[name] as AnyRow | null | undefined)?.[key]
