import { refusals } from '../../../../platform/contract/refusals.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { translations } from './refusal-translations.ts'

const byHand = 'the customer can be added by hand meanwhile, by `POST /v1/customers`'

export const lookupRefusals = refusals(translations, {
  customer_register_company_not_found: {
    status: 404,
    title: 'The register has no such company',
    when: 'The business id has the right form, and the public register knows no company by it.',
    remedy: `Check the business id with the customer; ${byHand}.`,
  },
  customer_register_unavailable: {
    status: 503,
    title: 'The register of companies does not answer',
    when: 'The public register cannot be reached, answers too late, too much or with what cannot be read, or with a redirect. The detail says which.',
    remedy: `Ask again in a minute; ${byHand}.`,
    retryable: true,
  },
  customer_register_limit_reached: {
    status: 429,
    title: 'Too many companies are being looked up at once',
    when: `The organisation has ${limits.companyLookUps} look-ups under way that the register has not answered yet.`,
    remedy: 'Wait `Retry-After` seconds, and look up one company after the other.',
    retryable: true,
  },
  customer_register_off: {
    status: 503,
    title: 'No register of companies is set up',
    when: 'The service was started without a public register to look companies up in.',
    remedy: `Ask the operator to set \`KONTTORI_COMPANY_REGISTER_URL\`; ${byHand}.`,
  },
})
