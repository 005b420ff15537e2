import type { NamedOperation } from '../family.ts'
import { exactFormOf, type TSchema } from '../shapes.ts'
import { type TableForm, tableMediaTypes } from '../table.ts'
import type { Components } from './components.ts'
import { exampleOf } from './example.ts'
import { phraseOf } from './problems.ts'

type Json = Record<string, unknown>

/** A body to show: the operation's own example, or one made from its shape. */
export const bodyExampleOf = ({ body, example }: NamedOperation): unknown =>
  example?.body ?? (body && exampleOf(body))

/** The body of a request, with an example: the operation's own, or one made from its shape. */
export function requestBodyOf(operation: NamedOperation, components: Components): Json {
  const { body } = operation
  if (!body) return {}
  const shape = body as TSchema & { readonly required?: readonly string[] }
  return {
    requestBody: {
      // The service takes an empty body as `{}`.
      required: (shape.required ?? []).length > 0,
      content: {
        'application/json': {
          schema: components.reference(body),
          example: bodyExampleOf(operation),
        },
        ...(operation.table && tablesOf(operation.table)),
      },
    },
  }
}

/** The table documents whose rows an operation takes; a CSV file is shown, with its example row. */
function tablesOf({ columns }: TableForm): Json {
  const example = [columns.map(({ headings }) => headings.en), columns.map(each => each.example)]
  return {
    [tableMediaTypes.csv]: {
      schema: { type: 'string', description: 'A header that names the columns, and a line for each row.' },
      example: example.map(cells => `${cells.join(';')}\n`).join(''),
    },
    [tableMediaTypes.xlsx]: {
      schema: {
        type: 'string',
        format: 'binary',
        description: 'A workbook; its first sheet that is not hidden is read.',
      },
    },
  }
}

/** The answer of an operation that succeeds, with an example. */
export function successOf(operation: NamedOperation, components: Components): Json {
  const { answers, status = 200, example } = operation
  if (!answers) return { [status]: { description: phraseOf(status) } }
  // What is answered beside it on request is not in the example.
  const [shown = answers] = (exactFormOf(answers) as { allOf?: TSchema[] } | undefined)?.allOf ?? []
  const content = {
    schema: components.answer(answers),
    ...(example?.answer === undefined
      ? components.example(shown, exampleOf(shown))
      : { example: example.answer }),
  }
  return { [status]: { description: phraseOf(status), content: { 'application/json': content } } }
}
