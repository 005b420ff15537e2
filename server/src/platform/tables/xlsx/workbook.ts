import { unreadable } from '../refused.ts'
import type { Package } from './package.ts'
import { type Attributes, attributeNamed, readXml, type XmlListener } from './xml.ts'

/** The sheet that is read, and what its numbers mean. */
export interface Workbook {
  readonly sheet: string
  /** Whether days are counted from 1904 on, as Excel for the Mac did. */
  readonly from1904: boolean
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
}

/** Finds the sheet of a name, or the first that is not hidden. */
export async function openWorkbook(file: Package, named: string | undefined): Promise<Workbook> {
  const path = (await relationsOf(file, '')).find(({ type }) => type === 'officeDocument')?.target
  const part = path === undefined ? undefined : await file.part(path)
  if (path === undefined || !part)
    throw unreadable('the ZIP file has no workbook in it; save the table as .xlsx')
  const sheets: { readonly id: string; readonly name: string; readonly hidden: boolean }[] = []
  let from1904 = false
  await readXml(part, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (name === 'sheet')
        sheets.push({
          id: attributeNamed(attributes, 'id') ?? '',
          name: attributes['name'] ?? '',
          hidden: (attributes['state'] ?? 'visible') !== 'visible',
        })
    },
  })
  const relations = await relationsOf(file, path)
  const targetOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.target
  const shown = sheets
    .filter(({ name, hidden }) => (named === undefined ? !hidden : alike(name, named)))
    .map(({ id }) => relations.find(relation => relation.id === id))
    // A sheet may also be nothing but a chart.
    .find(relation => relation?.type === 'worksheet')
  if (!shown)
    throw unreadable(
      named === undefined
        ? 'the workbook has no sheet that is shown'
        : `the workbook has no sheet “${named}”; it has ${sheets
            .slice(0, 20)
            .map(({ name }) => name.slice(0, 60))
            .join(', ')}`,
    )
  return {
    sheet: shown.target,
    from1904,
    sharedStrings: targetOf('sharedStrings'),
    styles: targetOf('styles'),
  }
}

/** Names of sheets differ by more than letter case. */
const alike = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

interface Relation {
  readonly id: string
  /** The last word of the relationship's type, which transitional and strict files have in common. */
  readonly type: string
  /** The path of a part. */
  readonly target: string
}

/** What a part refers to; the package itself is the part without a path. */
async function relationsOf(file: Package, path: string): Promise<readonly Relation[]> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const part = await file.part(`${folder}_rels/${path.slice(folder.length)}.rels`)
  const relations: Relation[] = []
  const hearer: XmlListener = {
    open(name, attributes) {
      if (name === 'Relationship' && attributes['TargetMode'] !== 'External')
        relations.push(relationOf(attributes, folder))
    },
  }
  if (part) await readXml(part, hearer)
  return relations
}

function relationOf({ Id: id = '', Type = '', Target = '' }: Attributes, folder: string): Relation {
  // `..` never leads above the root of the package, RFC 3986, 5.2.4.
  const target = URL.parse(Target, `zip:///${folder}`)?.pathname ?? Target
  return { id, type: Type.slice(Type.lastIndexOf('/') + 1), target: target.replace(/^\/+/, '') }
}
