import { useMemo, type ReactNode } from 'react';
import type { ApiComponentPage } from '@site/model/api-reference';
import { useText } from '@site/src/i18n/useText';
import './texts';
import { ApiSection } from './ApiSection';
import { Inheritance } from './Inheritance';
import { classItems, memberItems, slotItems } from './section-items';

interface ComponentSectionsProps {
  page: ApiComponentPage;
  /** Addresses by name, with the language's prefix. */
  links: Record<string, string>;
}

/** Props, slots and CSS classes of a component; empty sections are left out. */
export function ComponentSections({ page, links }: ComponentSectionsProps): ReactNode {
  const text = useText();
  const [props, slots, classes] = [text('api.props'), text('api.slots'), text('api.classes')];
  const groups = useMemo(
    () => ({
      props: [{ anchor: 'props', title: props, items: memberItems(page.props, page.history) }],
      slots: [{ anchor: 'slots', title: slots, items: slotItems(page.slots, page.history) }],
      classes: [
        { anchor: 'classes', title: classes, items: classItems(page.classes, page.history) },
      ],
    }),
    [page, props, slots, classes],
  );
  const name = text('api.name');
  const description = text('api.description');
  return (
    <>
      {page.props.length > 0 && (
        <ApiSection
          name="props"
          owner={page.name}
          title={props}
          columns={[name, text('api.type'), text('api.default'), description]}
          groups={groups.props}
          links={links}
        >
          <Inheritance from={page.inheritance} />
        </ApiSection>
      )}
      {page.props.length === 0 && <Inheritance from={page.inheritance} />}
      {page.slots.length > 0 && (
        <ApiSection
          name="slots"
          owner={page.name}
          title={slots}
          columns={[name, text('api.defaultComponent'), text('api.class'), description]}
          groups={groups.slots}
          links={links}
        />
      )}
      {page.classes.length > 0 && (
        <ApiSection
          name="classes"
          owner={page.name}
          title={classes}
          columns={[text('api.rule'), text('api.class'), '', description]}
          groups={groups.classes}
          links={links}
        />
      )}
    </>
  );
}
