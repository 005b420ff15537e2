import { readFile } from 'node:fs/promises'

export interface Administrator {
  readonly email: string
  readonly password: string
  readonly organisationId: string | undefined
}

interface Demo {
  readonly organisations: readonly {
    readonly id: string
    readonly members: readonly { readonly role: string; readonly email: string; readonly password: string }[]
  }[]
}

/** The administrator of the first organisation in a `demo.json`. */
export async function demoAdministrator(file: string): Promise<Administrator> {
  const demo = JSON.parse(await readFile(file, 'utf8')) as Demo
  const organisation = demo.organisations[0]
  const admin = organisation?.members.find(({ role }) => role === 'admin')
  if (!organisation || !admin) throw new Error(`${file} has no administrator`)
  return { email: admin.email, password: admin.password, organisationId: organisation.id }
}
