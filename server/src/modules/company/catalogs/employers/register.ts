import { refusals } from '../../../../platform/contract/refusals.ts'
import { Name, nullable, Text } from '../../../../platform/contract/shapes.ts'
import { defaulted, required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { employerNotFound } from './refusals.ts'
import { kept } from './rules.ts'

const RegistryCode = nullable(
  Text(20, {
    description: 'The Finnish business id, `1234567-8`; unique in the organisation; null for none.',
  }),
)

/** The companies of the organisation that people are employed by. */
export const employers = register({
  singular: 'employer',
  plural: 'employers',
  called: {
    fi: { one: 'työnantaja', none: 'työnantajaa', many: 'työnantajat' },
    sv: { one: 'arbetsgivaren', many: 'arbetsgivarna' },
  },
  fields: { name: required(Name), registryCode: defaulted(RegistryCode, null) },
  unique: 'registryCode',
  list: { by: 'name' },
  refusals: refusals({
    ...employerNotFound,
    employer_registry_code_invalid: {
      status: 422,
      title: 'The registry code is no business id',
      when: '`registryCode` is not a Finnish business id: seven digits, a hyphen and the right check digit.',
      remedy: 'Correct the registry code, or leave it out.',
      translations: {
        fi: ['Rekisterinumero ei ole Y-tunnus', 'Korjaa rekisterinumero tai jätä se pois.'],
        sv: ['Registernumret är inget FO-nummer', 'Rätta registernumret, eller utelämna det.'],
      },
    },
  }),
  operations: {
    create: {
      summary: 'Add an employer',
      description: 'Add an employer: a company of the organisation that people are employed by.',
      refuses: ['employer_registry_code_invalid'],
      example: { body: { name: 'Konttori Oy', registryCode: '2345678-0' } },
    },
    update: {
      summary: 'Change an employer',
      description: 'Rename an employer, change its registry code, or take it out of use.',
      refuses: ['employer_registry_code_invalid'],
    },
  },
  rules: { kept },
})
