import type { CompanyRegister } from './company-register.ts'
import { httpRegister } from './http-register.ts'
import type { RegisterPlace } from './url.ts'

export interface RegisterOptions {
  /** Where companies are looked up by their business id; in the register of made companies when left out. */
  readonly companyRegister?: RegisterPlace
}

type RegisterInUse = CompanyRegister | Exclude<RegisterPlace, URL>

export const registerAt = (place: RegisterPlace = 'built-in'): RegisterInUse =>
  place instanceof URL ? httpRegister(place) : place

export async function closeRegister(register: RegisterInUse): Promise<void> {
  if (typeof register !== 'string') await register.close()
}
