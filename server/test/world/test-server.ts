/** The superuser of the server that all tests share. */
export interface TestServer {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
}
