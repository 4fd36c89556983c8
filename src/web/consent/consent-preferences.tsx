import { useState } from 'react'
import { consentPurposes } from '../../domain/consent.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Checkbox } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import {
  acceptedChoice,
  type ConsentChoice,
  closeConsentPreferences,
  consentAt,
  refusedChoice,
  saveConsent,
} from './consent-store.ts'
import { necessaryTexts, purposeTexts, consentTexts as texts } from './consent-texts.ts'

/** One switch per purpose, all off until the visitor turns them on. */
export default function ConsentPreferences() {
  const [choice, setChoice] = useState<ConsentChoice>(() => consentAt(new Date()) ?? refusedChoice)
  const save = (decided: ConsentChoice) => {
    saveConsent(decided)
    toast({ ...texts.saved, variant: 'success' })
  }
  return (
    <Dialog
      open
      onClose={closeConsentPreferences}
      title={texts.preferencesTitle}
      description={texts.preferencesLead}
      width={640}
      footer={
        <div className="grid grid-cols-2 gap-2.5 md:grid-cols-[1fr_1fr_1.4fr]">
          <Button kind="outline" onClick={() => save(refusedChoice)}>
            {texts.refuse}
          </Button>
          <Button kind="outline" onClick={() => save(acceptedChoice)}>
            {texts.accept}
          </Button>
          <Button className="max-md:col-span-2" onClick={() => save(choice)}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <ul className="border-t border-line-2">
        <li className="border-b border-line-2 py-3">
          <Checkbox label={<PurposeText {...necessaryTexts} />} checked disabled readOnly />
        </li>
        {consentPurposes.map((purpose) => (
          <li key={purpose} className="border-b border-line-2 py-3">
            <Checkbox
              label={<PurposeText {...purposeTexts[purpose]} />}
              checked={choice[purpose]}
              onChange={({ target }) => setChoice({ ...choice, [purpose]: target.checked })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function PurposeText({ label, hint }: { label: string; hint: string }) {
  return (
    <>
      <b className="block font-semibold">{label}</b>
      <span className="block text-small text-ink-2">{hint}</span>
    </>
  )
}
