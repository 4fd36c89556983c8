import { useForm, useWatch } from 'react-hook-form'
import { exampleIbans } from '../../../domain/accounts/example-ibans.ts'
import {
  formatIban,
  ibanCountryName,
  ibanTexts,
  italianBankCodes,
  normaliseIban,
  parseIban,
  unspecifiedBank,
} from '../../../domain/accounts/iban.ts'
import { site } from '../../browser/site.ts'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { useWithdrawnErrors } from '../../ui/use-withdrawn-errors.ts'
import { adminApi } from '../api.ts'
import { notifyDone, notifyProblem } from '../notify.ts'
import { useMe } from '../session.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { checkHolder, checkIban, resolverOf } from './iban-checks.ts'
import { tellError, tellLinksCreated, useAccountChange } from './saved-iban.ts'

const shortestIban = 15

/** The error, notice or hint shown about an IBAN while it is being typed. */
function ibanFeedback(text: string): { error?: string; notice?: string; hint?: string } {
  const typed = normaliseIban(text)
  const country = ibanCountryName(typed)
  if (typed.length < 2) return { hint: 'Lo controlliamo mentre scrivi.' }
  const result = parseIban(typed)
  if (result.ok) {
    const codes = italianBankCodes(typed)
    const bank = codes ? `, ABI ${codes.abi}, CAB ${codes.cab}` : ''
    return { notice: `IBAN valido: ${country}${bank}` }
  }
  if (!country) return { error: ibanTexts.unknownCountry }
  if (result.reason === 'wrongLength' || typed.length < shortestIban) {
    return { hint: `Banca in ${country}, ${typed.length} caratteri finora` }
  }
  return { error: ibanTexts[result.reason] }
}

type NewIban = { accountHolder: string; iban: string; bankName: string }

const resolver = resolverOf<NewIban>({ accountHolder: checkHolder, iban: checkIban })

/** One toast for the whole form; each field shows its own error besides. */
function tellWhatIsMissing({ accountHolder, iban }: NewIban): void {
  if (!accountHolder.trim() || !iban.trim()) return notifyProblem(ibanTexts.requiredFields)
  const parsed = parseIban(iban)
  if (!parsed.ok) notifyProblem(ibanTexts[parsed.reason])
}

export function NewIbanDialog({ onClose }: { onClose: () => void }) {
  const { hasSampleFigures } = useMe()
  const form = useForm<NewIban>({
    defaultValues: { accountHolder: '', iban: '', bankName: '' },
    resolver,
  })
  useWithdrawnErrors(form)
  const typed = useWatch({ control: form.control, name: 'iban' })
  const save = useAccountChange({
    call: (input: NewIban) =>
      adminApi.accounts.save({ ...input, bankName: input.bankName || null }),
    done: ({ linksCreated }) => {
      notifyDone('IBAN salvato con successo')
      tellLinksCreated(linksCreated, !hasSampleFigures)
    },
    failed: tellError("Errore nel salvataggio dell'IBAN"),
    onClose,
  })
  const { error, ...iban } = fieldOf(form, 'iban', { mask: (_before, now) => now.toUpperCase() })
  const feedback = ibanFeedback(typed)
  const fillWithExample = () => {
    form.setValue('accountHolder', site().brand.legalName)
    form.setValue('iban', formatIban(exampleIbans[0]))
    form.setValue('bankName', 'Banca di esempio')
    form.clearErrors()
  }
  return (
    <FormDialog
      form={form}
      onSubmit={(input) => save.mutate(input)}
      onInvalid={() => tellWhatIsMissing(form.getValues())}
      onClose={onClose}
      title="Aggiungi IBAN"
      description={
        hasSampleFigures
          ? 'Per un numero nuovo nascono subito 20 link, uno per viaggio del catalogo.'
          : 'Per un numero nuovo nasce subito un link per ogni partenza in vendita, con le sue date e il suo prezzo.'
      }
      submitLabel="Salva IBAN"
      busy={save.isPending}
    >
      <Input
        label="Intestatario"
        maxLength={70}
        autoComplete="off"
        {...fieldOf(form, 'accountHolder')}
      />
      <Input
        label="IBAN"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={formatIban(exampleIbans[0])}
        {...iban}
        {...feedback}
        {...(error ? { error } : {})}
        onBlur={(event) => {
          form.setValue('iban', formatIban(event.target.value))
          void iban.onBlur(event)
        }}
      />
      <Input
        label="Banca"
        optional
        maxLength={100}
        hint={`Se resta vuoto si legge «${unspecifiedBank}».`}
        {...fieldOf(form, 'bankName')}
      />
      {hasSampleFigures && !typed && (
        <StaffButton className="w-fit" onClick={fillWithExample}>
          Riempi con un conto di esempio
        </StaffButton>
      )}
    </FormDialog>
  )
}
