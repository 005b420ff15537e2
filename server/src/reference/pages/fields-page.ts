import type { NamedOperation } from '../../platform/contract/family.ts'
import { html } from '../../platform/http/html.ts'
import type { Contents } from '../contents.ts'
import { fieldsPath, operationPath } from '../places.ts'
import type { ReferencePage } from '../shell/page.ts'
import { breakable, prose } from '../shell/prose.ts'
import { below, type Field, fieldList } from './fields.ts'
import { partsOf, placeIn } from './operation.ts'

/** Fields on a page that has nothing else. */
const room = 110

/** The fields inside one field of an operation, for those that its page has no room for. */
export function fieldsPages(operation: NamedOperation, contents: Contents): Map<string, () => ReferencePage> {
  const pages = new Map<string, () => ReferencePage>()
  for (const { id: part, fields } of partsOf(operation))
    for (const field of fields) {
      const inside = below(fields, field.path)
      if (inside.length > 0)
        pages.set(fieldsPath(operation.id, `${part}.${field.path}`), () =>
          fieldsPage(operation, contents, { part, field, inside }),
        )
    }
  return pages
}

function fieldsPage(
  operation: NamedOperation,
  contents: Contents,
  { part, field, inside }: { part: string; field: Field; inside: readonly Field[] },
): ReferencePage {
  const { trail, tag } = placeIn(operation, contents)
  const name = `${part}.${field.path}`
  return {
    path: operationPath(operation.id),
    title: `${operation.id}: ${name}`,
    trail: [...trail, { href: operationPath(operation.id), title: operation.id }],
    ...(tag && { tag }),
    body: html`<h1 class="id">${name}</h1>
<p class="lead">A field of the ${part} of <a href="${operationPath(operation.id)}">${breakable(operation.id)}</a>. ${prose(field.shape.description ?? '')}</p>
${fieldList(
  part,
  inside.map(one => ({ ...one, depth: one.depth - field.depth - 1 })),
  { room, deeper: path => fieldsPath(operation.id, `${part}.${path}`) },
)}`,
  }
}
