import { type Contract, contract } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import { importAnswer, importBody, rowResult, TargetCode } from '../shapes.ts'
import type { ExampleResult } from './declaration.ts'
import type { AnyDeclaration } from './handler-of.ts'

const exampleId = (end: string): string => `019aa3b2-6b00-7c1e-8f00-4b6f0d9c1${end}`

/** What a declared import promises, under the name and tag of all imports. */
export function contractOf(declared: AnyDeclaration): Contract {
  const { of, feature, refusesAll = {}, emits, example } = declared
  const operation: Operation = {
    method: 'POST',
    path: `/v1/imports/${of.register}`,
    summary: declared.summary,
    description: declared.description,
    needs: ['org.admin'],
    ...(feature && { feature }),
    body: importBody(of.shape, of.rows, declared.common),
    table: { register: of.register, columns: of.columns },
    answers: importAnswer(rowResult(of.errorShape, declared.targetCode ? { targetCode: TargetCode } : {})),
    refuses: Object.keys(refusesAll),
    ...(emits && { emits }),
    example: {
      body: { ...example.common, rows: example.rows, filename: example.filename },
      answer: {
        results: example.results.map(resultOf),
        importId: exampleId(example.importId),
        dryRun: false,
      },
    },
  }
  return contract({
    name: 'imports',
    tag: 'Imports',
    refusals: declared.refusals ?? {},
    uses: { refusals: refusesAll, events: declared.events ?? {} },
    events: {},
    operations: {
      [declared.operation]: operation as Operation & { refuses: never; emits: never; params: never },
    },
  })
}

const resultOf = ({ status = 'created', id, code, ...more }: ExampleResult, index: number) => ({
  index,
  status,
  id: id === null ? null : exampleId(id),
  code: code ?? null,
  ...more,
})
