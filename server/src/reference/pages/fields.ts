import type { TSchema } from '../../platform/contract/shapes.ts'
import { type Html, html } from '../../platform/http/html.ts'
import { prose } from '../shell/prose.ts'

/** What of JSON Schema the shapes of contracts use. */
export interface Shape {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly description?: string
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly additionalProperties?: boolean | Shape
}

export interface Field {
  /** From the shape that is shown: `entries[].note`. */
  readonly path: string
  readonly depth: number
  readonly shape: Shape
  readonly required: boolean
}

/** The fields of a shape, inner ones by their paths, each followed by its own. */
export function fieldsOf(schema: TSchema): Field[] {
  const byPath = Map.groupBy(inner(schema as Shape, '', 0), ({ path }) => path)
  return [...byPath.values()].flatMap(those => (those[0] ? [either(those[0], those)] : []))
}

/** A field that several forms of a record have is told once, with what it may be in any of them. */
function either(first: Field, those: readonly Field[]): Field {
  if (those.length === 1) return first
  const { description } = first.shape
  return {
    ...first,
    required: those.every(({ required }) => required),
    shape: { ...(description !== undefined && { description }), anyOf: those.map(({ shape }) => shape) },
  }
}

function* inner(shape: Shape, path: string, depth: number): Generator<Field> {
  for (const one of shape.anyOf ?? []) yield* inner(one, path, depth)
  if (shape.items) yield* inner(shape.items, `${path}[]`, depth)
  if (typeof shape.additionalProperties === 'object')
    yield* inner(shape.additionalProperties, `${path}.*`, depth)
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    const at = path === '' ? name : `${path}.${name}`
    yield { path: at, depth, shape: field, required: shape.required?.includes(name) ?? false }
    yield* inner(field, at, depth + 1)
  }
}

/**
 * As many levels of the fields as there is room for, at least the first. What lies deeper has a page of its own, which
 * `deeper` says where.
 */
export function fieldList(
  part: string,
  fields: readonly Field[],
  { room, deeper }: { readonly room: number; readonly deeper: (path: string) => string },
): Html {
  const depth = depthWithin(fields, room)
  const shown = fields.filter(field => field.depth <= depth)
  return html`<dl class="fields">${shown.map(field => {
    const hidden = field.depth === depth ? below(fields, field.path).length : 0
    return html`<dt id="${anchorOf(part, field.path)}"><a href="#${anchorOf(part, field.path)}">${field.path}</a> ${field.required ? 'required' : 'optional'} <span>${typeOf(field.shape)}</span></dt><dd>${prose(field.shape.description ?? '')}${bounds(field.shape)}${hidden > 0 && html` <a href="${deeper(field.path)}">Its ${hidden} fields</a>`}</dd>`
  })}</dl>`
}

/** How many fields `fieldList` shows in the room. */
export function shownWithin(fields: readonly Field[], room: number): number {
  const depth = depthWithin(fields, room)
  return fields.filter(field => field.depth <= depth).length
}

function depthWithin(fields: readonly Field[], room: number): number {
  let depth = 0
  while (
    fields.some(field => field.depth > depth) &&
    fields.filter(field => field.depth <= depth + 1).length <= room
  )
    depth++
  return depth
}

/** The fields that stand inside a field. */
export const below = (fields: readonly Field[], path: string): Field[] =>
  fields.filter(field => field.path.startsWith(`${path}.`) || field.path.startsWith(`${path}[`))

export const anchorOf = (part: string, path: string): string => `${part}.${path}`

export function typeOf(shape: Shape): string {
  if (shape.anyOf) return [...new Set(shape.anyOf.map(typeOf))].join(' or ')
  if (shape.enum) return shape.enum.map(value => (value === null ? 'null' : `“${String(value)}”`)).join(', ')
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.type === 'array') return `list of ${shape.items ? typeOf(shape.items) : 'anything'}`
  const type = typeof shape.type === 'object' ? shape.type.join(' or ') : (shape.type ?? 'anything')
  return shape.format ? `${type} (${shape.format})` : type
}

function bounds(shape: Shape): string {
  const said = [
    range(shape.minimum, shape.maximum, ''),
    range(shape.minLength === 1 ? undefined : shape.minLength, shape.maxLength, ' characters'),
    range(shape.minItems, shape.maxItems, ' items'),
    shape.default !== undefined && `${JSON.stringify(shape.default)} when left out`,
  ].filter(Boolean)
  return said.length === 0 ? '' : ` (${said.join('; ')})`
}

function range(least: number | undefined, most: number | undefined, unit: string): string | false {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`
  if (most !== undefined) return `at most ${most}${unit}`
  return least !== undefined && `at least ${least}${unit}`
}
