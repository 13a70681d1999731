/** Gallery: everything that is pressed, typed into or chosen. */
import { useState } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import {
  Checkbox,
  PasswordField,
  RadioCards,
  RadioGroupField,
  SwitchField,
  TextArea,
  TextField,
} from '../ui/field.tsx';
import { Row } from '../ui/layout.tsx';
import { Menu, MenuHeader, MenuItem, MenuLink, MenuSeparator } from '../ui/menu.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SliderField } from '../ui/slider-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './gallery.module.css';
import { Specimen, SpecimenGroup } from './specimen.tsx';

export function Controls() {
  return (
    <SpecimenGroup title="Controls">
      <Specimen name="button, button link" wide>
        <Row as="p" gap={2} wrap className={styles.row}>
          <Button variant="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button variant="danger">Danger</Button>
          <Button variant="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
          <Button variant="primary" busy>
            Busy...
          </Button>
          <ButtonLink href="#button">Link</ButtonLink>
          <ButtonLink variant="primary" size="lg" href="#button">
            Large link
          </ButtonLink>
          <Button size="lg">Large</Button>
          <CopyButton text="https://example.com/" label="Copy" />
          <CopyButton text="https://example.com/" label="Copy URL" iconOnly />
        </Row>
        <p>
          Words with a <TextLink href="#link">link in them</TextLink> and a{' '}
          <TextLink quiet href="#quiet">
            quiet one
          </TextLink>
          .
        </p>
      </Specimen>
      <ChipsAndMenu />
      <ViewControls />
      <TextFields />
      <Choices />
    </SpecimenGroup>
  );
}

const views = [
  { value: 'page', label: 'By page' },
  { value: 'issue', label: 'By issue' },
] as const;

function ViewControls() {
  const [view, setView] = useState<'page' | 'issue'>('page');
  return (
    <Specimen name="segmented, select field">
      <Row gap={2} wrap className={styles.row}>
        <Segmented label="View" value={view} options={views} onChange={setView} />
        <SelectField label="Sort" value={view} options={views} onChange={setView} />
        <SelectField stacked label="Group" value={view} options={views} onChange={setView} />
      </Row>
    </Specimen>
  );
}

function ChipsAndMenu() {
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <Specimen name="chip">
        <Row as="p" gap={2} wrap className={styles.row}>
          <Chip tone="poor" count={3} pressed={pressed} onToggle={setPressed}>
            Critical
          </Chip>
          <Chip tone="fair" count={9} pressed={false} onToggle={() => {}}>
            Warnings
          </Chip>
          <Chip tone="good" count={6} pressed={false} onToggle={() => {}}>
            All good
          </Chip>
          <Chip count={0} pressed={false} onToggle={() => {}} disabled>
            Empty
          </Chip>
        </Row>
      </Specimen>
      <Specimen name="menu">
        <Menu trigger="M" label="Account menu" align="start">
          <MenuHeader>
            My Account
            <br />
            maria@example.com
          </MenuHeader>
          <MenuSeparator />
          <MenuLink>
            <a href="#account">Account</a>
          </MenuLink>
          <MenuItem onSelect={() => {}}>Log out</MenuItem>
          <MenuItem onSelect={() => {}} danger>
            Delete
          </MenuItem>
        </Menu>
      </Specimen>
    </>
  );
}

function TextFields() {
  return (
    <>
      <Specimen name="text-field">
        <TextField label="Address" prefix="https://" placeholder="example.com" hint="Without the prefix." />
        <TextField
          label="With an error"
          prefix="https://"
          defaultValue="not a domain"
          error="Enter a valid domain."
        />
        <TextField label="Disabled" defaultValue="example.com" disabled />
      </Specimen>
      <Specimen name="text-area, password-field">
        <TextArea label="Additional words" rows={3} hint="Goals, audience, keywords." />
        <PasswordField label="Password" defaultValue="correct horse" autoComplete="off" />
      </Specimen>
    </>
  );
}

const methods = [
  { value: 'first', label: 'First way', hint: 'The quick one.' },
  { value: 'second', label: 'Second way', hint: 'When the first fails.' },
] as const;

function Choices() {
  const [way, setWay] = useState<'first' | 'second'>('first');
  const [on, setOn] = useState(true);
  const [delay, setDelay] = useState(500);
  return (
    <>
      <Specimen name="radio-cards, radio-group-field, checkbox">
        <RadioCards legend="As cards" name="cards" options={methods} value={way} onChange={setWay} />
        <RadioGroupField legend="As a list" name="list" options={methods} value={way} onChange={setWay} />
        <RadioGroupField
          legend="Disabled, with an error"
          name="disabled"
          options={methods}
          value={way}
          onChange={setWay}
          disabled
          error="Choose another."
        />
        <Checkbox label="Show advanced options" hint="More to fill in." />
      </Specimen>
      <Specimen name="switch-field, slider-field">
        <SwitchField label="Switched" hint="Adds about 2 s per page." checked={on} onChange={setOn} />
        <SwitchField label="Disabled" checked onChange={() => {}} disabled />
        <SliderField
          label="Delay"
          hint="Lower values may be blocked by some servers."
          min={100}
          max={3000}
          step={100}
          unit="ms"
          value={delay}
          onChange={setDelay}
        />
        <SliderField
          label="With an error"
          min={1}
          max={100}
          value={20}
          onChange={() => {}}
          error="At most 10 for now."
        />
      </Specimen>
    </>
  );
}
