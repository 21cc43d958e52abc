#!/bin/bash
# The container's health check: exits 0 if the process of this container is ready. It starts no Node, which takes longer than the check may on a busy machine.
# Without INTERNAL_PORT, a service is only known to accept connections.
set -eu

if [ -n "${DEMO_PORT:-}" ]; then path=/health port=$DEMO_PORT
elif [ -n "${INTERNAL_PORT:-}" ]; then path=/ port=$INTERNAL_PORT
else path='' port=${GRPC_PORT:?INTERNAL_PORT, GRPC_PORT, or DEMO_PORT must be set}
fi

exec 3<>"/dev/tcp/127.0.0.1/$port"
[ -n "$path" ] || exit 0
printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$path" >&3
read -r _ status _ <&3
[ "$status" = 200 ]
