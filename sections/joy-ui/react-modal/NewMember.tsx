import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

// Called when the input appears, and again when it is removed
const focus = (input: HTMLInputElement | null) => input?.focus();

export default function NewMember() {
  const [open, setOpen] = React.useState(false);
  const [members, setMembers] = React.useState(['Ida']);

  // #region excerpt
  function add(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    setMembers([...members, String(name)]);
    setOpen(false);
  }

  const dialog = (
    <Modal open={open} onClose={() => setOpen(false)}>
      <ModalDialog minWidth={280}>
        <ModalClose aria-label="Close" />
        <DialogTitle>New member</DialogTitle>
        <form onSubmit={add}>
          <Stack spacing={2}>
            <FormControl required>
              <FormLabel>Name</FormLabel>
              <Input
                name="name"
                autoComplete="off"
                slotProps={{ input: { ref: focus } }}
              />
            </FormControl>
            <Button type="submit">Add</Button>
          </Stack>
        </form>
      </ModalDialog>
    </Modal>
  );
  // #endregion

  return (
    <JoyDemo>
      <Button onClick={() => setOpen(true)}>Add a member</Button>
      <Typography role="status" noWrap sx={{ mt: 1 }}>
        {members.join(', ')}
      </Typography>
      {dialog}
    </JoyDemo>
  );
}
