import { X } from 'lucide-react'
import { path } from '../../contract/pages.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import {
  acceptedChoice,
  openConsentPreferences,
  refusedChoice,
  saveConsent,
} from './consent-store.ts'
import { consentTexts as texts } from './consent-texts.ts'

const titleId = 'consenso-titolo'

/**
 * Lies over the page without stopping it: no wall, two equal answers, and an X that refuses, as the
 * authority's guidelines of 2021 ask. It is fixed, so nothing moves when it comes or goes.
 */
export default function ConsentBanner() {
  const refuse = () => saveConsent(refusedChoice)
  return (
    <section
      aria-labelledby={titleId}
      className="fixed inset-x-3 bottom-3 z-45 rounded-picture border border-line-2 bg-white p-4.5 shadow-e2 sm:right-auto sm:max-w-115 md:bottom-6 md:left-6 md:p-6 [:root:has([data-bottom-bar])_&]:max-lg:bottom-23"
    >
      <div className="flex items-start justify-between gap-3">
        <p id={titleId} className="display text-small-title">
          {texts.title}
        </p>
        <IconButton
          aria-label={texts.close}
          onClick={refuse}
          className="-mt-2.5 -mr-2.5 hover:bg-paper-2"
        >
          <X className="size-5" aria-hidden />
        </IconButton>
      </div>
      <p className="mt-1 text-small text-ink-2">
        {texts.text}{' '}
        <TextLink to={path('cookiePolicy')} className="text-ink">
          {texts.policy}
        </TextLink>
      </p>
      <div className="mt-3.5 grid grid-cols-2 gap-2.5">
        <Button kind="outline" size="small" onClick={refuse}>
          {texts.refuse}
        </Button>
        <Button kind="outline" size="small" onClick={() => saveConsent(acceptedChoice)}>
          {texts.accept}
        </Button>
      </div>
      <button
        type="button"
        onClick={openConsentPreferences}
        className="underlined mt-1.5 -mb-2 min-h-11 text-small"
      >
        {texts.customise}
      </button>
    </section>
  )
}
