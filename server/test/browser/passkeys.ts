import type { CDPSession, Page } from 'playwright-core'

export interface VirtualAuthenticator {
  /** Sets whether user verification succeeds from now on. */
  verifies(passes: boolean): Promise<void>
}

/** Adds a virtual platform authenticator that stores passkeys to the page's browser. */
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
