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
 * Lies over the page without blocking it: no cookie wall, two equal answers, and an X that refuses, as the
 * authority's guidelines of 2021 require. It is fixed, so nothing moves when it appears or disappears; on
 * phones it is low enough to leave the first screen's buttons free, and beside a hero or the contact form
 * it stays on the side without countdown, buttons and fields.
 */
export default function ConsentBanner() {
  const refuse = () => saveConsent(refusedChoice)
  return (
    <section
      data-covers-bottom
      aria-labelledby={titleId}
      className="fixed inset-x-0 bottom-0 z-45 rounded-t-picture border border-line-2 bg-white px-4.5 pt-3 pb-3.5 shadow-e2 sm:right-auto sm:bottom-3 sm:left-3 sm:max-w-115 sm:rounded-picture md:bottom-6 md:left-6 md:p-6 [:root:has(.hero,form[name])_&]:lg:right-6 [:root:has(.hero,form[name])_&]:lg:left-auto [:root:has([data-bottom-bar])_&]:max-lg:bottom-(--bottom-bar)"
    >
      <div className="float-right -mt-1.5 -mr-2.5 sm:-mt-2.5">
        <IconButton aria-label={texts.close} onClick={refuse} className="hover:bg-paper-2">
          <X className="size-5" aria-hidden />
        </IconButton>
      </div>
      <p id={titleId} className="display text-small-title">
        {texts.title}
      </p>
      <p className="text-small text-ink-2 max-sm:leading-snug sm:mt-1">{texts.text}</p>
      <div className="mt-2.5 grid grid-cols-2 items-center gap-2.5 sm:mt-3.5">
        <Button kind="outline" size="small" onClick={refuse}>
          {texts.refuse}
        </Button>
        <Button kind="outline" size="small" onClick={() => saveConsent(acceptedChoice)}>
          {texts.accept}
        </Button>
      </div>
      <div className="-mb-2.5 flex flex-wrap items-center justify-between gap-x-4 text-small sm:mt-1">
        <button type="button" onClick={openConsentPreferences} className="underlined min-h-11">
          {texts.customise}
        </button>
        <TextLink to={path('cookiePolicy')} className="inline-flex min-h-11 items-center text-ink">
          {texts.policy}
        </TextLink>
      </div>
    </section>
  )
}
