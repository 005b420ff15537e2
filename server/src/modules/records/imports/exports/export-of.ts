import { type Contract, contract, type Refusals } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import type { AnyHandler } from '../../../../platform/http/handler.ts'
import type { Module } from '../../../../platform/module.ts'
import type { RowDeclaration } from '../protocol/row.ts'
import { ExportFile } from '../shapes.ts'
import type { ExportDeclaration, ExportedList, ItemOf } from './declaration.ts'
import { type AnyExport, exportHandler } from './handler.ts'
import { exportRegisters } from './register.ts'
import { exportQuery } from './shapes.ts'

/**
 * Makes the card of an export from the row of an import and the list whose items it exports: by the columns of the import, with the
 * filters, rights and masks of the list. What is exported is taken by the import again and changes nothing.
 */
export const exportOf =
  <D extends RowDeclaration, C extends Contract, const Key extends keyof C['operations'] & string>(
    of: D,
    list: ExportedList<C, Key>,
  ) =>
  (declared: ExportDeclaration<D, ItemOf<C, Key>>): Module => {
    const listed = list.contract.operations[list.key]
    const handler = (list.handlers as Readonly<Record<string, AnyHandler>>)[list.key]
    if (!listed || !handler) throw new Error(`${list.key} is no operation of ${list.contract.name}`)
    const exported = { ...declared, of } as unknown as AnyExport
    return {
      contract: contractOf(list.contract, listed, exported),
      handlers: { [declared.operation]: exportHandler(exported, handler) },
      contributes: [exportRegisters.of({ register: of.register })],
    }
  }

function contractOf(family: Contract, listed: Operation, declared: AnyExport): Contract {
  const { of, operation, summary, description, within, reads = listed } = declared
  const { refuses = [], summary: listSummary } = listed
  const { needs, feature, credential } = reads
  const operations: Readonly<Record<string, Operation>> = {
    [operation]: {
      method: 'GET',
      path: `/v1/exports/${of.register}`,
      summary,
      description:
        `A table with the columns of \`POST /v1/imports/${of.register}\` and a row for each record of \`GET ${listed.path}\` (${listSummary.toLowerCase()}) that its filters leave, ` +
        `as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with \`recordIds=false\` another organisation takes it. ${description === undefined ? '' : `${description} `}` +
        'Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.',
      needs,
      ...(feature && { feature }),
      ...(credential && { credential }),
      query: exportQuery(listed.query, within?.query),
      answers: ExportFile,
      download: true,
      refuses,
    },
  }
  return contract({
    name: 'exports',
    tag: 'Exports',
    refusals: {},
    uses: { refusals: refusalsIn(family, refuses) },
    events: {},
    operations: operations as Readonly<
      Record<string, Operation & { refuses: never; emits: never; params: never }>
    >,
  })
}

/** Those that the family declares or uses; the others are of the platform. */
function refusalsIn({ refusals, uses }: Contract, codes: readonly string[]): Refusals {
  const all: Refusals = { ...uses?.refusals, ...refusals }
  return Object.fromEntries(Object.entries(all).filter(([code]) => codes.includes(code)))
}
