import type { Caller } from '../../../../platform/access/caller.ts'
import { tableMediaTypes, type TableFormat, type TableLanguage } from '../../../../platform/contract/table.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { AnyCall, AnyHandler } from '../../../../platform/http/handler.ts'
import { StreamedFile } from '../../../../platform/http/streamed-file.ts'
import { cellText } from '../../../../platform/tables/cell-text.ts'
import { streamTable } from '../../../../platform/tables/stream-table.ts'
import { isId } from '../../../../platform/vocabulary/ids.ts'
import type { RowDeclaration } from '../protocol/row.ts'
import type { ExportDeclaration } from './declaration.ts'
import { type Heading, headingsOf } from './headings.ts'

/** Rows that are read at once: a page of the list. */
const usualPage = 100

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
  readonly recordIds?: boolean
}

/**
 * The handler of an export. It asks the list page by page, as its caller would, each when the one before is taken; the first is
 * asked before anything is sent, so that what the list refuses is refused.
 */
export const exportHandler =
  (declared: AnyExport, list: AnyHandler): AnyHandler =>
  async call => {
    const { of, within, customFields } = declared
    const { format = 'csv', language = call.language, recordIds = true, ...query } = call.query as Query
    const db = call.db as TenantDb
    const pages = pagesOf(declared, list, { ...call, ...(await asListed(query, within, db)) })
    const [first, fields] = await Promise.all([pages.next(), customFields?.(db)])
    const headings = headingsOf(of.columns, language, fields?.all ?? [])
    const shown = recordIds ? (value: unknown) => value : withoutOwn(new Set<string>(declared.own))
    return new StreamedFile({
      fileName: `${of.register}.${format}`,
      contentType: tableMediaTypes[format],
      bytes: streamTable(linesOf({ headings, language, shown }, first, pages), format, of.register),
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
  const asked = call.query as AnyRow
  let cursor: string | null = null
  do {
    const query = { ...asked, limit: declared.pageSize ?? usualPage, ...(cursor !== null && { cursor }) }
    const { items, pageInfo } = (await list({ ...call, query })) as AnyPage
    const within = { db: db as TenantDb, services, caller: caller as Caller, query: asked }
    yield await declared.rows(items, within)
    cursor = pageInfo.nextCursor
  } while (cursor !== null)
  return undefined
}

interface Form {
  readonly headings: readonly Heading[]
  readonly language: TableLanguage
  readonly shown: (value: unknown, column: string) => unknown
}

/** Values without what another organisation would take for something else: ids, and what columns of the register's own say. */
const withoutOwn = (own: ReadonlySet<string>) => (value: unknown, column: string) => {
  if (own.has(column)) return null
  if (/externalId$/i.test(column)) return value
  const isOwn = (each: unknown) => typeof each === 'string' && isId(each)
  if (Array.isArray(value)) return value.filter(each => !isOwn(each))
  return isOwn(value) ? null : value
}

async function* linesOf(
  { headings, language, shown }: Form,
  first: IteratorResult<readonly AnyRow[], undefined>,
  pages: AsyncGenerator<readonly AnyRow[], undefined>,
): AsyncGenerator<string[][]> {
  const lineOf = (row: AnyRow) =>
    headings.map(({ column, key }) =>
      cellText(shown(valueIn(row, column.name, key), column.name), column, language),
    )
  yield [headings.map(({ heading }) => heading)]
  for (let page = first; !page.done; page = await pages.next()) yield page.value.map(lineOf)
}

const valueIn = (row: AnyRow, name: string, key: string | undefined): unknown =>
  key === undefined ? row[name] : (row[name] as AnyRow | null | undefined)?.[key]
