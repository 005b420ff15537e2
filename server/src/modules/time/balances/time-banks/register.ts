import { refusals } from '../../../../platform/contract/refusals.ts'
import { Code, Name, nullable, Type } from '../../../../platform/contract/shapes.ts'
import { defaulted, required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { timeBankNotFound } from './refusals.ts'
import { check } from './rules.ts'

const mostMinutes = 600_000

const Floor = Type.Integer({
  minimum: -mostMinutes,
  maximum: 0,
  description: 'The lowest balance that time off and payouts may leave, in minutes.',
})
const bound = (description: string) =>
  nullable(Type.Integer({ minimum: 0, maximum: mostMinutes, description }))

/** Where members save time besides flexitime, overtime and banked leave, as an agreement on a working-time bank says. */
export const timeBanks = register({
  singular: 'time_bank',
  plural: 'time_banks',
  called: {
    fi: { one: 'työaikapankki', none: 'työaikapankkia', many: 'työaikapankit' },
    sv: { one: 'arbetstidsbanken', many: 'arbetstidsbankerna' },
  },
  fields: { code: required(Code), name: required(Name) },
  versions: {
    because: 'movements and closings keep to the version in force on their date',
    fields: {
      floorMinutes: defaulted(Floor, 0),
      ceilingMinutes: defaulted(
        bound(
          'The highest balance at the end of a year, in minutes; what is above it is cut. Null: there is none.',
        ),
        null,
      ),
      carryOverMinutes: defaulted(
        bound('So much at most goes on into the next year, in minutes; the rest expires. Null: all of it.'),
        null,
      ),
    },
    current: ['floorMinutes', 'ceilingMinutes', 'carryOverMinutes'],
    check,
  },
  refusals: refusals({
    ...timeBankNotFound,
    time_bank_bounds_invalid: {
      status: 422,
      title: 'The bounds contradict each other',
      when: '`carryOverMinutes` of a version is above its `ceilingMinutes`.',
      remedy: 'Carry over at most what the bank may hold.',
      translations: {
        fi: ['Rajat ovat ristiriidassa', 'Siirrä enintään sen verran kuin pankissa saa olla.'],
        sv: ['Gränserna motsäger varandra', 'För över högst så mycket som banken får innehålla.'],
      },
    },
  }),
  operations: {
    create: {
      description:
        'Adds a time bank: an account of time that members save besides flexitime, overtime and banked leave, in minutes.',
      refuses: ['time_bank_bounds_invalid'],
      example: {
        body: {
          code: 'project_bank',
          name: 'Projektivapaat',
          versions: [{ validFrom: '2026-01-01', ceilingMinutes: 10800, carryOverMinutes: 4800 }],
        },
      },
    },
    addVersion: { refuses: ['time_bank_bounds_invalid'] },
  },
})
