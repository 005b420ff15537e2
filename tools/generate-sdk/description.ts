/** The parts of an OpenAPI 3.1 document that the SDK is made from. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters?: Readonly<Record<string, ParameterObject>>
    readonly responses?: Readonly<Record<string, ResponseObject>>
  }
  /** What the service sends to others, by event, when the description carries the payloads. */
  readonly webhooks?: Readonly<Record<string, { readonly post: { readonly requestBody: JsonContent } }>>
  readonly 'x-service-events': readonly string[]
  readonly 'x-service-lifecycles': readonly LifecycleObject[]
  /** By code, the fields that its problem document may have. */
  readonly 'x-service-problem-values'?: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
}

export interface OperationObject {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly 'x-service-capabilities': readonly string[]
  readonly 'x-service-module'?: string
  readonly 'x-service-deprecation'?: { readonly sunset: string; readonly successor?: string }
  readonly parameters?: readonly ParameterObject[]
  readonly requestBody?: JsonContent
  readonly responses: Readonly<Record<string, ResponseObject>>
}

/** An operation as the description writes it: what several say alike is a reference to the components. */
export type WrittenOperation = Omit<OperationObject, 'parameters' | 'responses'> & {
  readonly parameters?: readonly (ParameterObject | Reference)[]
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>
}

export interface Reference {
  readonly $ref: string
}

export interface ResponseObject {
  readonly content?: Readonly<Record<string, MediaType>>
}

export interface ParameterObject {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

export interface MediaType {
  readonly schema: JsonSchema
  /** By name; of a problem document, by code. */
  readonly examples?: Readonly<Record<string, unknown>>
}

export interface JsonContent {
  readonly content: { readonly 'application/json': MediaType; readonly 'text/csv'?: MediaType }
}

/** JSON Schema 2020-12, as far as the contracts use it. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  /** The property beside it that names the event whose payload this is. */
  readonly 'x-service-payload-of'?: string
}

export interface LifecycleObject {
  readonly resource: string
  readonly states: readonly string[]
  readonly initial: string | readonly string[]
  readonly transitions: Readonly<
    Record<
      string,
      {
        readonly from: readonly string[]
        readonly to: string | readonly string[]
        readonly otherwise?: string | Readonly<Record<string, string>>
      }
    >
  >
}

/** An operation with its place in the interface. */
export interface PlacedOperation extends OperationObject {
  readonly method: string
  readonly path: string
  /** `workDays` of `workDays.approveBatch`. */
  readonly family: string
  /** `approveBatch` of `workDays.approveBatch`. */
  readonly verb: string
  readonly tag: string
}

/** Every operation, in the description's order. Throws on one that has no tag or no `family.verb` id. */
export function operationsOf(description: Description): PlacedOperation[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [family, verb, ...rest] = operation.operationId.split('.')
      const [tag] = operation.tags
      if (!family || !verb || rest.length > 0 || tag === undefined)
        throw new Error(`${operation.operationId}: an operation is called family.verb and has a tag`)
      return { ...resolved(operation, description), method: method.toUpperCase(), path, family, verb, tag }
    }),
  )
}

/** The operation with what it refers to in the components in place. */
function resolved(
  { parameters, responses, ...rest }: WrittenOperation,
  { components }: Description,
): OperationObject {
  return {
    ...rest,
    ...(parameters && { parameters: parameters.map(each => referred(each, components.parameters)) }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, each]) => [status, referred(each, components.responses)]),
    ),
  }
}

function referred<Part extends object>(
  part: Part | Reference,
  parts: Readonly<Record<string, Part>> | undefined,
): Part {
  if (!('$ref' in part)) return part
  const found = parts?.[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)]
  if (!found) throw new Error(`the description refers to ${part.$ref}, which is not there`)
  return found
}
