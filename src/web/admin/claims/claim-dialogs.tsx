import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { claimFormSchema } from '../../../contract/admin/catalogue/claims.ts'
import { formatDate } from '../../../domain/dates.ts'
import { Input } from '../../ui/field.tsx'
import { type Answers, admin, adminApi } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { askAgain } from '../query.ts'
import { useTellWhenReal } from '../tell-when-shown.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { claimWords } from './claim-words.ts'
import { fileProblem, ProofFileField } from './proof-file-field.tsx'

export type Claim = Answers['claims']['list']['claims'][number]

type DialogProps = { claim: Claim; onClose: () => void }

/** Refetches the claims, and the list of what is missing before going online. */
const changed = () => void askAgain(admin.claims.key(), admin.today.key())

const names = {
  value: 'Che cosa si dice',
  proofUrl: 'Pagina che lo dimostra',
  proofNote: 'Documento che lo dimostra',
  hasFile: {
    label: 'File che lo dimostra',
    text: (hasFile: boolean) => (hasFile ? 'C’è un file' : 'Nessun file'),
  },
  validUntil: { label: 'Vale fino al', text: (day: string) => day && formatDate(day) },
}

export function ClaimForm({ claim, onClose }: DialogProps) {
  const { key } = claim
  const values = {
    value: claim.value,
    proofUrl: claim.proofUrl ?? '',
    proofNote: claim.proofNote ?? '',
    validUntil: claim.validUntil ?? '',
    hasFile: claim.fileName !== null,
  }
  const form = useStaffForm(claimFormSchema, values)
  const meanwhile = useMeanwhile(form, { version: claim.version, values }, names)
  const proof = useProofFile(claim, (hasFile) =>
    form.setValue('hasFile', hasFile, { shouldValidate: form.formState.isSubmitted }),
  )
  const tell = useTellWhenReal()
  const save = useMutation({
    mutationFn: ({ proofUrl, proofNote, hasFile, ...rest }: z.output<typeof claimFormSchema>) =>
      adminApi.claims.save({
        ...rest,
        ...(proof.file && { file: proof.file }),
        ...(!hasFile && claim.fileName !== null && { removeFile: true }),
        proofUrl: proofUrl ?? '',
        proofNote: proofNote ?? '',
        key,
        version: meanwhile.version,
      }),
    onSuccess: () => {
      notifyDone('Dichiarazione salvata')
      tell({ changed: [key] })
      changed()
      onClose()
    },
    onError: (error) => {
      if (meanwhile.refused(error)) changed()
      else notifyError(error)
    },
  })
  return (
    <FormDialog
      form={form}
      onSubmit={(fields) => save.mutate(fields)}
      onClose={onClose}
      title={claimWords[key].label}
      description="Salvando confermi di aver controllato la prova: restano il tuo nome e la data."
      submitLabel="Salva"
      busy={save.isPending}
      meanwhile={meanwhile}
      width={480}
    >
      <Input
        label={names.value}
        maxLength={80}
        hint={claimWords[key].where}
        {...staffField(form, 'value')}
      />
      <Input
        label={names.proofUrl}
        optional
        type="url"
        inputMode="url"
        hint="Pubblica, che chiunque possa controllare: comincia con https://"
        {...staffField(form, 'proofUrl')}
      />
      <Input
        label={names.proofNote}
        optional
        maxLength={300}
        hint="Nome e posto nel vostro archivio; resta interno."
        {...staffField(form, 'proofNote')}
      />
      <ProofFileField {...proof.field} />
      <Input
        label={names.validUntil.label}
        type="date"
        hint="Dopo questo giorno sparisce dal sito finché qualcuno non la controlla di nuovo."
        className="max-w-60"
        {...staffField(form, 'validUntil')}
      />
    </FormDialog>
  )
}

/** The stored file, or the one chosen instead; `onHas` reports whether there is any. */
function useProofFile({ fileName }: Claim, onHas: (hasFile: boolean) => void) {
  const [chosen, setChosen] = useState<File | 'none'>()
  const [problem, setProblem] = useState<string>()
  const file = chosen === 'none' ? undefined : chosen
  const take = (next: File | 'none') => {
    setChosen(next)
    setProblem(undefined)
    onHas(next !== 'none')
  }
  const onChoose = (next: File) => {
    const wrong = fileProblem(next)
    if (wrong) setProblem(wrong)
    else take(next)
  }
  const name = chosen ? (file?.name ?? null) : fileName
  return { file, field: { name, problem, onChoose, onRemove: () => take('none') } }
}

export function RemoveClaim({ claim, onClose }: DialogProps) {
  const tell = useTellWhenReal()
  const remove = useMutation(
    admin.claims.remove.mutationOptions({
      onSuccess: () => {
        notifyDone('Dichiarazione eliminata')
        tell({ gone: [claim.key] })
      },
      onSettled: () => {
        changed()
        onClose()
      },
    }),
  )
  return (
    <StaffConfirm
      onCancel={onClose}
      onConfirm={() => remove.mutate({ key: claim.key, version: claim.version })}
      title="Eliminare la dichiarazione?"
      confirmLabel="Elimina"
      busy={remove.isPending}
    >
      «{claimWords[claim.key].label}» non si vedrà più sul sito, quando mostra solo dati reali.
    </StaffConfirm>
  )
}
