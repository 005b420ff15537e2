import type { JsonSchema } from './description.ts'
import { docComment } from './doc-comment.ts'
import { typeOf } from './schema-type.ts'

/** The types that one generated file declares, and what it needs from the others. */
export class TypeFile {
  readonly declarations: string[] = []
  readonly components = new Set<string>()
  readonly runtime = new Set<string>()
  readonly #names = new Map<string, string>()

  type = (schema: JsonSchema): string => typeOf(schema, component => void this.components.add(component))

  /** Declares a type under the name; a shape that has a name in this file already becomes another name for it. */
  declare(name: string, schema: JsonSchema): string {
    const { description, ...shape } = schema
    const key = JSON.stringify(shape)
    const known = schema.properties && this.#names.get(key)
    this.#names.set(key, known ?? name)
    return this.alias(name, known ?? this.type(schema), description)
  }

  alias(name: string, type: string, description?: string): string {
    this.declarations.push(`${docComment([description])}export type ${name} = ${type}`)
    return name
  }
}
