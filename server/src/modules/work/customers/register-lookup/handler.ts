import {
  LookUpLimitReached,
  RegisterUnavailable,
} from '../../../../platform/gateways/company-register/company-register.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import { businessId } from '../../../../platform/vocabulary/business-id.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import type { customers } from '../contract.ts'
import { mayInvoice } from '../view.ts'
import { builtInCompanies } from './built-in-companies.ts'
import { type Company, vatIdOf } from './company.ts'
import { customerWithBusinessId } from './store.ts'
import { companyForms, companyIn, NotYtj } from './ytj.ts'

const companies: ReadonlyMap<string, Company> = new Map(
  builtInCompanies.map(([businessId, name, form, addressLine, postalCode, city, website, vat, operator]) => [
    businessId,
    {
      businessId,
      name,
      companyForm: { code: form, name: companyForms[form] ?? null },
      addresses: [{ kind: 'visiting', addressLine, postalCode, city, country: 'FI' }],
      website,
      vatRegistered: vat,
      eInvoiceAddresses:
        operator === null ? [] : [{ address: `0037${businessId.replace('-', '')}`, operator }],
    },
  ]),
)

/** A company of the register that comes with the service, for demos and tests. */
export const builtInCompany = (businessId: string): Company | null => companies.get(businessId) ?? null

export const registerLookupHandler: Pick<Handlers<typeof customers>, 'lookUp'> = {
  async lookUp({ query, caller, db, services, refuse }) {
    const id = businessId(query.businessId.trim())
    if (id === null)
      return refuse('customer_business_id_invalid', `“${query.businessId}” is no Finnish business id.`)
    const { companyRegister: register } = services
    if (register === 'off') return refuse('customer_register_off')
    const found =
      register === 'built-in' ? builtInCompany(id) : await companyOf(register, id, caller.organisation.id)
    if (found instanceof RegisterUnavailable) return refuse('customer_register_unavailable', found.message)
    const company =
      found ?? refuse('customer_register_company_not_found', `The register has no company ${id}.`)
    const customerId = mayInvoice(caller) ? await customerWithBusinessId(db, id) : null
    return {
      ...company,
      addresses: [...company.addresses],
      eInvoiceAddresses: [...company.eInvoiceAddresses],
      city: company.addresses.find(({ city }) => city !== null)?.city ?? null,
      vatId: vatIdOf(company),
      customerId,
    }
  },
}

async function companyOf(
  register: Exclude<Services['companyRegister'], string>,
  id: string,
  organisationId: string,
): Promise<Company | null | RegisterUnavailable> {
  try {
    const answer = await register.ask(id, organisationId)
    return answer === null ? null : companyIn(answer, id)
  } catch (error) {
    if (error instanceof RegisterUnavailable) return error
    if (error instanceof LookUpLimitReached)
      throw new RequestRefused('customer_register_limit_reached', error.message, {}, { 'retry-after': '2' })
    if (error instanceof NotYtj)
      return new RegisterUnavailable('The register answered with JSON that says nothing of companies.')
    throw error
  }
}
