import { contract } from '../../../../platform/contract/family.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { shiftEvents } from '../record/events.ts'
import { ShiftImport, ShiftImportAnswer } from './shapes.ts'
import { shiftImportTable } from './table.ts'

export const shiftImport = contract({
  name: 'imports',
  tag: 'Imports',
  // Codes of single rows: the request itself answers 200.
  refusals: refusals({
    shift_published: {
      status: 409,
      title: 'The shift has been published since',
      when: 'Undoing an import meets a shift that was a draft after it and is published now: its member knows of it.',
      remedy:
        'Take the publication back with `POST /v1/shift-publications/unpublish` first, or change the shift by hand.',
    },
  }),
  uses: { refusals: {}, events: shiftEvents },
  events: {},
  operations: {
    importShifts: {
      method: 'POST',
      path: '/v1/imports/shifts',
      summary: 'Import shifts',
      description:
        'Drafts or changes up to 500 shifts. Always 200, with one result a row in the order of the rows. ' +
        'A shift is known by its external reference; a row without one means a shift of the same unit, date, member, type and times, as ' +
        'far as it says them, and rows for nobody mean as many shifts as there are rows. What is not found is drafted. The rules of the plan are asked about ' +
        'all rows together, as by `POST /v1/shifts/batch`; a row that may break one says its `overrideReason`. A field that is absent, null or blank ' +
        'keeps what is stored, and a row that changes nothing writes nothing. Undoing cancels what was drafted, and puts back ' +
        'what was changed, while nothing of it has changed or been published since. The import and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      feature: 'scheduling',
      body: ShiftImport,
      table: shiftImportTable,
      answers: ShiftImportAnswer,
      emits: ['shift.changed'],
      example: {
        body: {
          rows: [
            {
              payrollNumber: '1042',
              planningUnit: 'myymala',
              workDate: '2027-03-01',
              shiftType: 'yo',
              startMinutes: 1320,
              endMinutes: 360,
              tags: 'kassa',
              externalSource: 'rota',
              externalId: '4711',
            },
          ],
          filename: 'shifts.csv',
        },
        answer: {
          results: [{ index: 0, status: 'created', id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a51', code: null }],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a52',
          dryRun: false,
        },
      },
    },
  },
})
