import type { FastifyInstance } from 'fastify'
import type { AnswerBrowser } from '../platform/http/server.ts'
import { addMethodNotAllowed } from '../platform/http/around/methods.ts'
import { catalogueOf } from '../platform/contract/family.ts'
import type { AddressWindow } from '../platform/http/address-window.ts'
import type { Services } from '../platform/services.ts'
import type { SecurityLog } from '../platform/telemetry/security-log.ts'
import { authenticatorPage } from './account/authenticator.ts'
import { confirmPage } from './account/confirm.ts'
import { accountPage } from './account/page.ts'
import { accountPath, passwordPath } from './account/places.ts'
import { passkeysPage } from './account/passkeys.ts'
import { passwordPage } from './account/password.ts'
import { recoveryCodesPage } from './account/recovery-codes.ts'
import { sessionsPage } from './account/sessions.ts'
import { switchPage } from './account/switch.ts'
import { activationPage } from './activation/page.ts'
import { appsPage } from './connected-app/apps-page.ts'
import { changeOrderPage } from './change-order/page.ts'
import { consentPage } from './connected-app/page.ts'
import { newPasswordPage, passwordSavedPage } from './forgotten-password/new-password.ts'
import { forgottenPasswordPage, linkSentPage } from './forgotten-password/page.ts'
import { addAssets } from './shell/assets.ts'
import { browserAnswers } from './shell/browser-answers.ts'
import type { Page } from './shell/page.ts'
import { servePages } from './shell/server.ts'
import { continuePage } from './sign-in/arrival.ts'
import { organisationPage, passkeyPage, signInPage } from './sign-in/page.ts'
import { secondFactorPage } from './sign-in/second-factor.ts'
import { signOutPage } from './sign-out/page.ts'

/** Anyone who opens the bare address wants in. */
const startPage: Page = { path: '/', show: () => ({ goTo: accountPath }) }

/** Where a password manager leads its person: https://www.w3.org/TR/change-password-url/ */
const changePasswordPage: Page = {
  path: '/.well-known/change-password',
  show: () => ({ goTo: passwordPath }),
}

const pages = [
  startPage,
  changePasswordPage,
  signInPage,
  passkeyPage,
  organisationPage,
  secondFactorPage,
  continuePage,
  activationPage,
  forgottenPasswordPage,
  linkSentPage,
  newPasswordPage,
  passwordSavedPage,
  accountPage,
  confirmPage,
  authenticatorPage,
  recoveryCodesPage,
  passwordPage,
  passkeysPage,
  sessionsPage,
  switchPage,
  signOutPage,
  consentPage,
  appsPage,
  changeOrderPage,
]

/** Puts the pages that people sign in with on the server. Returns how a browser is told of what went wrong elsewhere. */
export async function addPages(
  server: FastifyInstance,
  services: Services,
  around: { readonly readers: AddressWindow; readonly security: SecurityLog },
): Promise<AnswerBrowser> {
  const { baseUrl, keyring, contracts, log, mail } = services
  const options = { baseUrl, keyring, mail, catalogue: catalogueOf(contracts), log, ...around }
  addAssets(server)
  await servePages(server, pages, options)
  addMethodNotAllowed(server, pages.flatMap(methodsOf))
  return browserAnswers(server, pages, options)
}

const methodsOf = ({ path, show, take }: Page) => [
  ...(show ? [{ path, method: 'GET' } as const, { path, method: 'HEAD' } as const] : []),
  ...(take ? [{ path, method: 'POST' } as const] : []),
]
