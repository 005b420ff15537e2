import { limits } from '../../vocabulary/limits.ts'

/** A public register of companies. */
export interface CompanyRegister {
  /**
   * What the register has of a business id, as parsed JSON; null when it has none such. Throws `RegisterUnavailable`, and
   * `LookUpLimitReached` while the organisation has as many look-ups under way as one may.
   */
  ask(businessId: string, organisationId: string): Promise<unknown>
  close(): Promise<void>
}

/** The register gave no answer that could be used. The message says why, without anything that it sent. */
export class RegisterUnavailable extends Error {
  override readonly name = 'RegisterUnavailable'
}

/** One organisation has so many look-ups under way that the others would wait for it. */
export class LookUpLimitReached extends Error {
  override readonly name = 'LookUpLimitReached'

  constructor() {
    super(`The organisation has ${limits.companyLookUps} companies being looked up already.`)
  }
}
