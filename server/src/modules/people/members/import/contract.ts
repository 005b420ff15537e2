import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { memberRecord } from '../record/contract.ts'
import { MemberImport, MemberImportAnswer } from './shapes.ts'
import { columns } from './register.ts'

export const memberImport = contract({
  name: 'imports',
  tag: 'Imports',
  refusals: {},
  events: events({}),
  uses: { refusals: {}, events: memberRecord.events },
  operations: {
    importMembers: {
      method: 'POST',
      path: '/v1/imports/members',
      summary: 'Import members',
      description:
        'Creates or changes up to 500 members. Always 200, with one result a row in the order of the rows. A member is found by the payroll ' +
        'number, otherwise by the address, a device-only one by names and first day; who is not found is created, and invited ' +
        'where there is an address, supervisors among the rows in any order. Changes keep to the rules of `PATCH /v1/memberships/{id}`. A ' +
        'field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. The import ' +
        'and its results are kept: `GET /v1/imports`.',
      needs: ['org.admin'],
      body: MemberImport,
      table: { register: 'members', columns },
      answers: MemberImportAnswer,
      emits: ['member.created', 'member.invited', 'member.updated'],
      example: {
        body: {
          rows: [
            {
              email: 'maija@example.fi',
              firstNames: 'Maija',
              lastName: 'Virtanen',
              role: 'manager',
              unitName: 'Helsinki',
            },
            { payrollNumber: '1042', phone: '+358 40 1234567' },
          ],
          filename: 'people.csv',
        },
        answer: {
          results: [
            { index: 0, status: 'created', id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01', code: null },
            { index: 1, status: 'updated', id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a02', code: null },
          ],
          importId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a10',
          dryRun: false,
        },
      },
    },
  },
})
