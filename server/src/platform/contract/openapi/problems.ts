import { STATUS_CODES } from 'node:http'
import { object, Type, Violation } from '../shapes.ts'
import type { Refusal } from '../refusals.ts'
import type { CodedRefusal } from './answers.ts'

/** What an answer is called where tools name it, RFC 9110 §15; which code it has is said by its examples. */
export const phraseOf = (status: number): string => {
  const phrase = STATUS_CODES[status]
  if (phrase === undefined) throw new RangeError(`${status} is no status of HTTP`)
  return phrase
}

type Json = Record<string, unknown>

export const ProblemDocument = Type.Object(
  {
    type: Type.String({ format: 'uri', description: "The code's page, for people." }),
    title: Type.String({
      description:
        'What happened, the same for every answer with this code; in the language of `Content-Language`.',
    }),
    status: Type.Integer({ description: 'The status of the answer.' }),
    detail: Type.String({ description: 'What happened to this request, for people, in English.' }),
    remedy: Type.Optional(
      Type.String({ description: 'What to do about it, in the language of `Content-Language`.' }),
    ),
    instance: Type.String({ description: 'The path that was asked for.' }),
    code: Type.String({ description: 'Stable; what a program decides by.' }),
    requestId: Type.String({ description: 'Quote it to support. Also the header `X-Request-Id`.' }),
    feature: Type.Optional(Type.String({ description: 'On 402: the missing module.' })),
    scope: Type.Optional(Type.String({ description: 'On 429: which window is used up, `key` or `tenant`.' })),
    errors: Type.Optional(
      Type.Array(
        object({
          pointer: Type.Optional(Type.String({ description: 'The JSON Pointer of a field of the body.' })),
          parameter: Type.Optional(Type.String({ description: 'The name of a parameter of path or query.' })),
          header: Type.Optional(Type.String({ description: 'The name of a header of the request.' })),
          line: Type.Optional(Type.Integer({ description: 'The line of a table document, from 1.' })),
          column: Type.Optional(
            Type.String({ description: 'The column of a table document, by its header or letter.' }),
          ),
          message: Type.String({ description: 'What is wrong with it.' }),
        }),
        { description: 'On 400: every mistake that was found, each with its place.' },
      ),
    ),
    violations: Type.Optional(
      Type.Array(Violation, {
        description: 'Where a record breaks several rules at once: all of them, `code` being the first.',
      }),
    ),
  },
  { title: 'Problem', description: 'An RFC 9457 problem document.' },
)

/** An operation's problem documents by status; those with the same codes have the same name. */
export function problemsOf(
  refusals: readonly CodedRefusal[],
): { readonly status: string; readonly name: string; readonly value: Json }[] {
  const byStatus = Map.groupBy(refusals, ({ refusal }) => refusal.status)
  return [...byStatus].map(([status, coded]) => {
    const codes = coded.map(({ code }) => code)
    return {
      status: String(status),
      name: [status, ...codes].join('.'),
      value: {
        description: phraseOf(status),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              codes.map(code => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      },
    }
  })
}

/** One example for every code. */
export const examplesOf = (refusals: readonly CodedRefusal[]): Json =>
  Object.fromEntries(
    refusals.map(({ code, refusal }) => [code, { summary: refusal.title, value: example(code, refusal) }]),
  )

const example = (code: string, refusal: Refusal): Json => ({
  type: `https://konttori.example/errors/${code}`,
  title: refusal.title,
  status: refusal.status,
  detail: refusal.when,
  remedy: refusal.remedy,
  instance: '/v1/…',
  code,
  requestId: '7f9c24e5-0b7d-4e0a-8f5d-2f3a1c9d0e11',
})
