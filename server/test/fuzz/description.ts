import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** A JSON Schema as the description writes them. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly propertyNames?: Schema
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

interface DescribedAnswer {
  readonly content?: Readonly<
    Record<string, { schema: Schema; examples?: Readonly<Record<string, unknown>> }>
  >
}

/** An operation as the description alone tells it. */
export interface DescribedOperation {
  readonly id: string
  readonly method: string
  /** With its parameters in braces. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body?: { readonly schema: Schema; readonly example?: unknown }
  readonly responses: Readonly<Record<string, DescribedAnswer>>
  /** Kinds of credentials it names; empty when it asks for none. */
  readonly security: readonly string[]
  /** The codes it declares, by their status. */
  readonly codes: ReadonlyMap<number, readonly string[]>
}

/** What `/openapi.json` promises, ready to be asked. */
export class Description {
  readonly operations: readonly DescribedOperation[]
  readonly #document: Document
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  readonly #checks = new Map<string, ValidateFunction>()

  constructor(document: unknown) {
    this.#document = document as Document
    ;(addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv)
    this.#ajv.addSchema({ $id: 'openapi', ...(document as object) })
    this.operations = Object.entries(this.#document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) =>
        described(path, method, inPlace(operation, this.#document)),
      ),
    )
  }

  /** The schema without a reference at its top. */
  resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema
    const name = schema.$ref.slice('#/components/schemas/'.length)
    const found = this.#document.components.schemas[name]
    if (!found) throw new Error(`the description has no ${schema.$ref}`)
    return this.resolve(found)
  }

  /** What is wrong with a body by the schema at the pointer; null when it keeps to it. */
  mistake(pointer: string, body: unknown): string | null {
    let check = this.#checks.get(pointer)
    if (!check) this.#checks.set(pointer, (check = this.#ajv.compile({ $ref: `openapi#${pointer}` })))
    if (check(body)) return null
    const [error] = check.errors ?? []
    return `${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`
  }
}

/** Where the schema of an answer stands. */
export const answerPointer = ({ path, method }: DescribedOperation, status: number): string =>
  `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}/content/${escaped('application/json')}/schema`

// The braces of a path are no characters of a URI fragment.
const escaped = (text: string): string => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly responses: Readonly<Record<string, DescribedAnswer>>
  }
}

interface Reference {
  readonly $ref: string
}

/** What several operations say alike is a reference to the components. */
type WrittenOperation = Omit<RawOperation, 'parameters' | 'responses'> & {
  readonly parameters: readonly (Parameter | Reference)[]
  readonly responses: Readonly<Record<string, DescribedAnswer | Reference>>
}

interface RawOperation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { content: Readonly<Record<string, { schema: Schema; example?: unknown }>> }
  readonly responses: Readonly<Record<string, DescribedAnswer>>
  readonly security: readonly Readonly<Record<string, unknown>>[]
}

function inPlace(operation: WrittenOperation, { components }: Document): RawOperation {
  const { parameters, responses } = operation
  return {
    ...operation,
    parameters: parameters.map(each => referred(each, components.parameters)),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, each]) => [status, referred(each, components.responses)]),
    ),
  }
}

function referred<Part extends object>(part: Part | Reference, parts: Readonly<Record<string, Part>>): Part {
  if (!('$ref' in part)) return part
  const found = parts[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)]
  if (!found) throw new Error(`the description has no ${part.$ref}`)
  return found
}

function described(path: string, method: string, operation: RawOperation): DescribedOperation {
  const { operationId: id, parameters, requestBody, responses, security } = operation
  const body = requestBody?.content['application/json']
  return {
    id,
    method: method.toUpperCase(),
    path,
    parameters,
    ...(body && { body }),
    responses,
    security: security.flatMap(Object.keys),
    codes: new Map(
      Object.entries(responses).map(([status, { content }]) => [
        Number(status),
        Object.keys(content?.['application/problem+json']?.examples ?? {}),
      ]),
    ),
  }
}
