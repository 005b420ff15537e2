import type { CDPSession, Page } from 'playwright-core'

export interface VirtualAuthenticator {
  /** Whether whoever is at the device passes its check from now on. */
  verifies(passes: boolean): Promise<void>
}

/** Gives the page's browser a built-in authenticator that keeps passkeys, as a phone or a laptop has. */
export async function withAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verifies: async isUserVerified => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}
