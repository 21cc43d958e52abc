# The required settings of every pod of the chart.
package main

import rego.v1

pod := input.spec if input.kind == "Pod"

pod := input.spec.template.spec if input.kind in {"Deployment", "StatefulSet", "Job"}

pod := input.spec.jobTemplate.spec.template.spec if input.kind == "CronJob"

containers := array.concat(pod.containers, object.get(pod, "initContainers", []))

name := sprintf("%s %s", [input.kind, input.metadata.name])

deny contains sprintf("%s: %s has no %s %s", [name, container.name, group, resource]) if {
	some container in containers
	some group in ["requests", "limits"]
	some resource in ["cpu", "memory", "ephemeral-storage"]
	not container.resources[group][resource]
}

deny contains sprintf("%s: the image %s has no fixed tag", [name, container.image]) if {
	some container in containers
	not regex.match(`(:[^/:@]+|@sha256:[0-9a-f]{64})$`, container.image)
}

deny contains sprintf("%s: the image %s has no fixed tag", [name, container.image]) if {
	some container in containers
	endswith(container.image, ":latest")
}

deny contains sprintf("%s: %s must have a read-only root, no capabilities, and no privilege escalation", [name, container.name]) if {
	some container in containers
	not is_restricted(object.get(container, "securityContext", {}))
}

is_restricted(context) if {
	context.readOnlyRootFilesystem == true
	context.allowPrivilegeEscalation == false
	context.capabilities.drop == ["ALL"]
}

deny contains sprintf("%s must not run as root", [name]) if {
	pod
	not pod.securityContext.runAsNonRoot
}

deny contains sprintf("%s must have the seccomp profile RuntimeDefault", [name]) if {
	pod
	not pod.securityContext.seccompProfile.type == "RuntimeDefault"
}

deny contains sprintf("%s must not mount a ServiceAccount token", [name]) if {
	pod
	not pod.automountServiceAccountToken == false
}

deny contains sprintf("%s: %s has the secret %s in its environment instead of a file", [name, container.name, variable.name]) if {
	some container in containers
	some variable in container.env
	variable.valueFrom.secretKeyRef
}
